"""Measures Python files with radon, one JSON line for each path read from standard input.

A file that radon refuses, or on which one measure takes more than SECONDS of processor time (radon reads a statement of
n lines in n squared steps), has the reason under "error".
"""
import ast
import json
import signal
import sys

from radon.complexity import add_inner_blocks, average_complexity, cc_visit
from radon.metrics import h_visit, mi_rank, mi_visit
from radon.raw import analyze

SECONDS = float(sys.argv[1])


def stop(_signal, _frame):
    raise TimeoutError(f"radon needs more than {SECONDS:.0f} s")


def describe_block(block):
    return [block.fullname, type(block).__name__, block.lineno, block.endline, block.complexity]


def measure_complexity(code):
    blocks = sorted(cc_visit(code), key=lambda block: (block.lineno, block.fullname))
    inner = add_inner_blocks(blocks)
    return {
        "blocks": [describe_block(block) for block in blocks],
        "average": average_complexity(blocks),
        "inner": [len(inner), average_complexity(inner)],
    }


def measure_halstead(code):
    report = h_visit(code)
    return list(report.total)


def measure_maintainability(code):
    index = mi_visit(code, multi=True)
    return [index, mi_rank(index)]


MEASURES = {
    "raw": lambda code: list(analyze(code)),
    "cc": measure_complexity,
    "halstead": measure_halstead,
    "mi": measure_maintainability,
}

signal.signal(signal.SIGVTALRM, stop)
for line in sys.stdin:
    path = line.rstrip("\n")
    measured = {"path": path}
    try:
        # Without newline="" as radon's own command line opens files: every line end is "\n".
        with open(path, encoding="utf-8") as file:
            code = file.read()
        measured["match"] = any(type(node).__name__ == "Match" for node in ast.walk(ast.parse(code)))
        for name, measure in MEASURES.items():
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
            measured[name] = measure(code)
    except (Exception, RecursionError) as error:
        measured["error"] = f"{type(error).__name__}: {error}"
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    print(json.dumps(measured), flush=True)
