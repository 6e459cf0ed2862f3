"""A retriever of scikit-learn in two tiers, as a Goldenpair `command` target.

The first tier ranks sections by words. Where its best score is low, the second ranks them by letters, which also finds misspelt words.
A reply says all of that: the plan, both attempts, what the tokens were, the claims of the answer, the cache, the steps, memory and CPU.
"""

import json
import re
import resource
import sys
import time
from pathlib import Path

from sklearn.feature_extraction.text import TfidfVectorizer

TIERS = {
    "local": TfidfVectorizer(stop_words="english", sublinear_tf=True),
    "api": TfidfVectorizer(analyzer="char_wb", ngram_range=(3, 5), sublinear_tf=True),
}


def read_sections(folder):
    """One section for each heading of each Markdown file."""
    sections = []
    for path in sorted(folder.glob("*.md")):
        text = path.read_text(encoding="utf-8")
        for match in re.finditer(r"^#+ (.+)\n((?:(?!#).*\n?)*)", text, re.MULTILINE):
            start = text.count("\n", 0, match.start()) + 1
            body = match.group(2).strip()
            end = start + match.group(0).rstrip().count("\n")
            sections.append(
                {"path": f"documents/{path.name}", "symbol": match.group(1), "start_line": start, "end_line": end, "text": body}
            )
    return sections


class Retriever:
    """Both tiers over the same sections, and a cache of what was asked."""

    def __init__(self, sections):
        self.sections = sections
        texts = [f"{section['symbol']}. {section['text']}" for section in sections]
        self.matrices = {name: vectorizer.fit_transform(texts) for name, vectorizer in TIERS.items()}
        self.cache = {}

    def rank(self, tier, query):
        """Pairs of cosine similarity (0 to 1) and section, best first; and whether it was in the cache."""
        is_hit = (tier, query) in self.cache
        if not is_hit:
            scores = (self.matrices[tier] @ TIERS[tier].transform([query]).T).toarray().ravel()
            order = sorted(range(len(scores)), key=lambda at: (-scores[at], at))
            self.cache[tier, query] = [(float(scores[at]), self.sections[at]) for at in order]
        return self.cache[tier, query], is_hit


def count_tokens(text):
    return -(-len(text) // 4)


def best_sentence(query, text):
    """The sentence that is most like the question, letter by letter."""
    sentences = re.split(r"(?<=[.!?])\s+", text)
    vectors = TIERS["api"].transform([query, *sentences])
    scores = (vectors[1:] @ vectors[0].T).toarray().ravel()
    return sentences[int(scores.argmax())]


def answer(retriever, request):
    """The reply to one request: docs/protocol.md of Goldenpair lists every field."""
    query, top_k = request["query"], request["top_k"]
    threshold = request["settings"].get("escalate_below", 0.25)
    attempts, hits, steps = [], 0, []
    for tier in TIERS:
        started = time.perf_counter()
        ranked, is_hit = retriever.rank(tier, query)
        hits += is_hit
        confidence = min(1.0, ranked[0][0])
        is_enough = tier == "api" or confidence >= threshold
        context = "\n".join(section["text"] for _, section in ranked[:top_k])
        text = best_sentence(query, ranked[0][1]["text"]) if is_enough else ""
        attempts.append(
            {
                "route_tier": tier,
                "model": f"tfidf-{'words' if tier == 'local' else 'letters'}",
                "input_tokens": count_tokens(query + context),
                "output_tokens": count_tokens(text),
                "latency_ms": (time.perf_counter() - started) * 1000,
                "result": "ok" if is_enough else "escalated",
            }
        )
        steps.append({"id": tier, "type": "analysis", "confidence": confidence, "is_backtrack": False, "completed": True})
        if is_enough:
            break
    first = steps[0]["confidence"]
    usage = resource.getrusage(resource.RUSAGE_SELF)
    context_tokens = attempts[-1]["input_tokens"] - count_tokens(query)
    return {
        "answer": text,
        "spans": [{**section, "score": round(score, 4)} for score, section in ranked[:top_k]],
        "model": attempts[-1]["model"],
        "usage": {name: sum(attempt[name] for attempt in attempts) for name in ("input_tokens", "output_tokens")},
        "planner": {"route": "local", "confidence": first, "intent": "look-up", "span_count": top_k},
        "attempts": attempts,
        "components": [
            {"type": "USER_PROMPT", "input_tokens": count_tokens(query), "output_tokens": 0},
            {"type": "CONTEXT", "input_tokens": context_tokens, "output_tokens": 0},
            {"type": "RESPONSE", "input_tokens": 0, "output_tokens": attempts[-1]["output_tokens"]},
        ],
        "claims": [{"text": text, "supported": text in context, "contradicted": False}],
        "cache": {"hits": hits, "misses": len(attempts) - hits},
        "steps": steps,
        "resources": {"memory_peak_mb": usage.ru_maxrss / 1024},
    }


def main():
    retriever = Retriever(read_sections(Path(__file__).parent / "documents"))
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps({"id": request["id"], **answer(retriever, request)}), flush=True)


if __name__ == "__main__":
    main()
