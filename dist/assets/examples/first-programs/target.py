"""An example of a system under test: it answers with the paragraph that shares most words with the question.

Let answer() call your own system and keep main(). One JSON request a line comes in on stdin, one JSON reply a line goes
out on stdout, and everything else that is printed belongs on stderr (docs/protocol.md of Goldenpair has every field).
"""

import json
import math
import os
import re
import sys

sys.path.insert(0, os.getcwd())  # Imports of your own packages go below this line.

ENDINGS = (".md",)
SKIPPED = {"node_modules", "golden", "dist", "build", "vendor", "coverage", "__pycache__", "venv"}
STOP_WORDS = set("a about all an and are as at by can do does for from how i in is it not of on or should that the there "
                 "this to was what when where which who why will with".split())


def words(text):
    """Lower-case words without those that say nothing."""
    return {word for word in re.findall(r"[^\W_]+", text.lower()) if word not in STOP_WORDS}


def read_paragraphs():
    """Every block of lines between empty lines, with its place."""
    paragraphs = []
    for folder, folders, names in os.walk("."):
        folders[:] = sorted(name for name in folders if name not in SKIPPED and not name.startswith("."))
        for name in sorted(name for name in names if name.endswith(ENDINGS)):
            path = os.path.relpath(os.path.join(folder, name)).replace(os.sep, "/")
            with open(path, encoding="utf-8", errors="replace") as file:
                lines = [*file.read().splitlines(), ""]
            start = 0
            for number, line in enumerate(lines):
                if line.strip():
                    continue
                if number > start:
                    text = "\n".join(lines[start:number])
                    place = {"path": path, "start_line": start + 1, "end_line": number}
                    paragraphs.append({**place, "text": text, "words": words(path) | words(text)})
                start = number + 1
    return paragraphs


def answer(paragraphs, request):
    """The reply to one request. Put your own system here."""
    asked = words(request["query"])
    weight = {word: math.log(1 + len(paragraphs) / (1 + sum(word in each["words"] for each in paragraphs))) for word in asked}
    scored = [(sum(weight[word] for word in asked & each["words"]), each) for each in paragraphs]
    found = sorted((pair for pair in scored if pair[0] > 0), key=lambda pair: -pair[0])[: request["top_k"]]
    spans = [
        {"path": each["path"], "start_line": each["start_line"], "end_line": each["end_line"], "score": round(score, 4)}
        for score, each in found
    ]
    # Less than half of the question is no answer.
    if not found or found[0][0] < sum(weight.values()) / 2:
        return {"answer": "", "abstained": True, "spans": spans}
    # Where a model answers, add what it took: "usage": {"input_tokens": ..., "output_tokens": ...}.
    return {"answer": found[0][1]["text"], "spans": spans}


def main():
    paragraphs = read_paragraphs()
    print(f"{len(paragraphs)} paragraphs", file=sys.stderr)
    print('{"ready": true}', flush=True)  # Times count from here.
    for line in sys.stdin:
        request = json.loads(line)
        try:
            reply = answer(paragraphs, request)
        except Exception as error:  # One bad question must not end the program.
            reply = {"error": {"kind": "target", "message": repr(error)}}
        print(json.dumps({"id": request["id"], **reply}), flush=True)


if __name__ == "__main__":
    main()
