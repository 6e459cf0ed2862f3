"""A small question answerer over documents/, as a Goldenpair `command` target. Python 3, nothing to install.

It stays up, reads one JSON request a line from stdin and writes one JSON reply a line to stdout.
"""

import json
import math
import re
import sys
from collections import Counter
from pathlib import Path

STOP_WORDS = set("a an and are at by can do does for how i in is it of on or the to what when which who with".split())


def words(text):
    """Lower-case words without plural endings and without those that say nothing."""
    return [word.rstrip("s") for word in re.findall(r"[a-z0-9]+", text.lower()) if word not in STOP_WORDS]


def read_sections(folder):
    """One section for each heading of each Markdown file."""
    sections = []
    for path in sorted(folder.glob("*.md")):
        symbol, start, body = None, 1, []
        for number, line in enumerate([*path.read_text(encoding="utf-8").splitlines(), "# "], start=1):
            if not line.startswith("#"):
                body.append(line)
                continue
            if symbol is not None:
                text = " ".join(body).strip()
                place = {"path": f"documents/{path.name}", "symbol": symbol, "start_line": start, "end_line": number - 1}
                sections.append({**place, "text": text, "counts": Counter(words(f"{symbol} {text}"))})
            symbol, start, body = line.lstrip("#").strip(), number, []
    return sections


def rank(sections, query, rare_words):
    """Sections with a score above 0, best first: tf-idf, or plain counts when `rare_words` is off."""
    scored = []
    for section in sections:
        score = 0.0
        for word in set(words(query)):
            found = sum(1 for other in sections if word in other["counts"])
            weight = math.log(1 + len(sections) / found) if rare_words and found else 1.0
            score += section["counts"][word] * weight
        if score > 0:
            scored.append((score, section))
    return sorted(scored, key=lambda pair: (-pair[0], pair[1]["path"], pair[1]["start_line"]))


def best_sentence(text, query):
    """The sentence that shares most words with the question."""
    asked = set(words(query))
    sentences = re.split(r"(?<=[.!?])\s+", text)
    return max(sentences, key=lambda sentence: len(asked & set(words(sentence))))


def answer(sections, request):
    """The reply to one request: docs/protocol.md of Goldenpair lists every field."""
    settings = request.get("settings", {})
    ranked = rank(sections, request["query"], settings.get("rare_words", True))[: request["top_k"]]
    spans = [
        {key: section[key] for key in ("path", "symbol", "start_line", "end_line", "text")} | {"score": round(score, 4)}
        for score, section in ranked
    ]
    if not ranked or len(set(words(request["query"])) & set(ranked[0][1]["counts"])) < 2:
        # Nothing was read for an answer, so 0 tokens are a figure: without them the run would not know what the question cost.
        return {"answer": "", "abstained": True, "spans": spans, "usage": {"input_tokens": 0, "output_tokens": 0}}
    text = best_sentence(ranked[0][1]["text"], request["query"])
    read = sum(len(span["text"]) for span in spans)
    return {"answer": text, "spans": spans, "usage": {"input_tokens": read // 4, "output_tokens": len(text) // 4}}


def main():
    sections = read_sections(Path(__file__).parent / "documents")
    print(f"{len(sections)} sections", file=sys.stderr)  # stdout is for replies only
    for line in sys.stdin:
        request = json.loads(line)
        try:
            reply = answer(sections, request)
        except Exception as error:  # One bad question must not end the program.
            reply = {"error": {"kind": "target", "message": repr(error)}}
        print(json.dumps({"id": request["id"], **reply}), flush=True)


if __name__ == "__main__":
    main()
