export const id = 3700;
export const ids = [3700];
export const modules = {

/***/ 20283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ isOfFramework)
/* harmony export */ });
/**
 * Whether a module is of one of the frameworks: its name is a prefix, or begins with one and the language's separator.
 * A `*` at the end of a prefix takes every name that begins so.
 *
 * Example: `langgraph.graph` is of `langgraph`, `langchain_core` is of `langchain*` and not of `langchain`.
 */
function isOfFramework(module, prefixes, separator) {
    return prefixes.some((prefix) => prefix.endsWith('*')
        ? module.startsWith(prefix.slice(0, -1))
        : module === prefix || module.startsWith(`${prefix}${separator}`));
}


/***/ }),

/***/ 83700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  measurePython: () => (/* binding */ measurePython)
});

// EXTERNAL MODULE: ./build/core/source-code/is-of-framework.js
var is_of_framework = __webpack_require__(20283);
;// CONCATENATED MODULE: ./build/core/source-code/push-python-children.js
/** Nodes with nothing under them; most of a tree is these. */
const LEAVES = new Set([
    'Name',
    'Constant',
    'Pass',
    'Break',
    'Continue',
    'Alias',
    'Global',
    'Nonlocal',
]);
/**
 * Puts the nodes directly under a node onto a stack, operators and contexts (load, store) left out. Walks keep a stack of
 * their own, since a sum of 20,000 terms is a tree as deep, where one call a level would overflow.
 */
function pushPythonChildren(stack, node) {
    if (LEAVES.has(node.nodeType))
        return;
    for (const field in node) {
        const value = Reflect.get(node, field);
        if (typeof value !== 'object' || value === null || field === 'ctx' || field === 'op' || field === 'ops')
            continue;
        if (Array.isArray(value)) {
            for (const item of value)
                if (isNode(item))
                    stack.push(item);
        }
        else if (isNode(value))
            stack.push(value);
    }
}
function isNode(value) {
    return typeof value === 'object' && value !== null && 'nodeType' in value;
}

;// CONCATENATED MODULE: ./build/core/source-code/count-python-declarations.js


/**
 * Counts imports, classes, functions and return annotations wherever they stand in a file. `import a, b` is 2 imports,
 * `from a import b, c` is 1; a relative import is never of a framework.
 *
 * Example: `import os, langgraph.graph` with the prefix `langgraph` is 2 imports in 1 statement, 1 of the framework.
 */
function countPythonDeclarations(tree, prefixes) {
    const found = { imports: 0, statements: 0, framework: 0, classes: 0, functions: 0, annotated: 0 };
    const stack = [...tree.body];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
        const modules = listModules(node);
        if (modules !== null) {
            found.statements += 1;
            found.imports += modules.length;
            found.framework += modules.filter((module) => (0,is_of_framework/* isOfFramework */.a)(module, prefixes, '.')).length;
            continue;
        }
        if (node.nodeType === 'ClassDef')
            found.classes += 1;
        if (node.nodeType === 'FunctionDef' || node.nodeType === 'AsyncFunctionDef') {
            found.functions += 1;
            if (node.returns !== undefined)
                found.annotated += 1;
        }
        pushPythonChildren(stack, node);
    }
    return {
        imports: found.imports,
        import_statements: found.statements,
        framework_imports: found.framework,
        classes: found.classes,
        functions: found.functions,
        annotatable_functions: found.functions,
        annotated_functions: found.annotated,
        return_annotation_share: found.functions === 0 ? null : found.annotated / found.functions,
    };
}
function listModules(node) {
    if (node.nodeType === 'Import')
        return node.names.map(({ name }) => name);
    if (node.nodeType === 'ImportFrom')
        return [(node.level ?? 0) > 0 ? '' : (node.module ?? '')];
    return null;
}

;// CONCATENATED MODULE: ./build/core/source-code/find-string-end.js
const BACKSLASH = 92;
const NEWLINE = 10;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
/** CPython's own limit (MAXFSTRINGLEVEL); what nests deeper ends with the text, and the parser refuses it. */
const MAX_NESTING = 150;
/** Letters before a quote that belong to the string, as `rb` in `rb'…'`. */
const STRING_PREFIX = /^(?:[bfrtu]|[bft]r|r[bft])$/i;
/**
 * Where the Python string whose first quote is at `start` ends: the position behind its last quote, or the end of the text.
 * A formatted string (`prefix` with an f or t) is one string with all that its braces hold, also where these reuse its
 * quotes (PEP 701).
 */
function findStringEnd(text, start, prefix, depth = 0) {
    const quote = text.charAt(start);
    const isTriple = text.startsWith(quote.repeat(3), start);
    const closing = isTriple ? quote.repeat(3) : quote;
    const isFormatted = /[ft]/i.test(prefix);
    const quoteCode = text.charCodeAt(start);
    let at = start + closing.length;
    while (at < text.length) {
        const code = text.charCodeAt(at);
        if (code === quoteCode && (!isTriple || text.startsWith(closing, at)))
            return at + closing.length;
        if (code === BACKSLASH)
            at += isFormatted && isBrace(text.charCodeAt(at + 1)) ? 1 : 2;
        else if (isFormatted && code === OPEN_BRACE) {
            at = text.charCodeAt(at + 1) === OPEN_BRACE ? at + 2 : findFieldEnd(text, at + 1, closing, depth);
        }
        else
            at += 1;
    }
    return text.length;
}
function isBrace(code) {
    return code === OPEN_BRACE || code === CLOSE_BRACE;
}
/** Behind the brace that closes a replacement field; `at` is behind the one that opens it. */
function findFieldEnd(text, start, closing, nesting) {
    if (nesting > MAX_NESTING)
        return text.length;
    let depth = 0;
    let at = start;
    while (at < text.length) {
        const char = text.charAt(at);
        if (char === '"' || char === "'") {
            const prefix = /[a-z]{0,2}$/i.exec(text.slice(Math.max(start, at - 2), at));
            at = findStringEnd(text, at, prefix?.[0] ?? '', nesting + 1);
            continue;
        }
        if (char === '}' && depth === 0)
            return at + 1;
        if (char === ':' && depth === 0)
            return findFormatEnd(text, at + 1, closing, nesting);
        if (char === '#') {
            at = skipComment(text, at);
            continue;
        }
        if ('([{'.includes(char))
            depth += 1;
        if (')]}'.includes(char))
            depth -= 1;
        at += 1;
    }
    return text.length;
}
/** Behind the brace that closes a field, from its format: quotes mean nothing there, braces are fields of their own. */
function findFormatEnd(text, start, closing, nesting) {
    let at = start;
    while (at < text.length) {
        const code = text.charCodeAt(at);
        if (code === CLOSE_BRACE)
            return at + 1;
        // Only a field that was no field reaches these: the string ends here.
        if (text.startsWith(closing, at) || (closing.length === 1 && code === NEWLINE))
            return at;
        at = code === OPEN_BRACE ? findFieldEnd(text, at + 1, closing, nesting + 1) : at + 1;
    }
    return text.length;
}
function skipComment(text, start) {
    const end = text.indexOf('\n', start);
    return end === -1 ? text.length : end;
}

;// CONCATENATED MODULE: ./build/core/source-code/next-python-token.js

const SPACE = /[ \t]*/y;
const NAME = /[\w\u0080-\uffff]+/y;
const NUMBER = /(?:0[xob][\da-f_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:e[+-]?\d[\d_]*)?)j?/iy;
const OPERATOR = /\*\*=|\/\/=|>>=|<<=|\.\.\.|->|:=|[!=<>+\-*/%&|^@]=|\*\*|\/\/|<<|>>|[^]/y;
/**
 * The token of Python at or behind `at`, as the tokenizer of CPython 3.11 cuts it; null at the end of the text.
 * A character that no token begins with is an operator of its own.
 */
function nextPythonToken(text, at) {
    const start = skip(SPACE, text, at);
    const char = text.charAt(start);
    if (char === '')
        return null;
    if (char === '\n')
        return { kind: 'newline', start, end: start + 1 };
    if (char === '\\' && text.charAt(start + 1) === '\n')
        return { kind: 'continuation', start, end: start + 2 };
    if (char === '#')
        return { kind: 'comment', start, end: findLineEnd(text, start) };
    if (char === '"' || char === "'")
        return { kind: 'string', start, end: findStringEnd(text, start, '') };
    if (isDigit(char) || (char === '.' && isDigit(text.charAt(start + 1)))) {
        return { kind: 'number', start, end: skip(NUMBER, text, start) };
    }
    const end = skip(NAME, text, start);
    if (end === start)
        return { kind: 'operator', start, end: skip(OPERATOR, text, start) };
    const behind = text.charAt(end);
    if ((behind === '"' || behind === "'") && end - start <= 2) {
        const prefix = text.slice(start, end);
        if (STRING_PREFIX.test(prefix))
            return { kind: 'string', start, end: findStringEnd(text, end, prefix) };
    }
    return { kind: 'name', start, end };
}
/** Where the match of a sticky pattern ends; `at` where there is none. */
function skip(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : at;
}
function isDigit(char) {
    return char >= '0' && char <= '9';
}
/** The position of the line's end, or of the text's. */
function findLineEnd(text, at) {
    const end = text.indexOf('\n', at);
    return end === -1 ? text.length : end;
}

;// CONCATENATED MODULE: ./build/core/source-code/count-python-lines.js

/** Every end of a line that Python's `str.splitlines` knows, which radon uses: a form feed is one. */
// eslint-disable-next-line no-control-regex
const LINE_END = /\r\n|[\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/;
/** CPython's own limits (MAXLEVEL and MAXINDENT of its tokenizer): nothing deeper is Python. */
const MAX_BRACKETS = 200;
const MAX_INDENTS = 100;
/**
 * Counts the lines of a Python text as `radon raw` does (`radon/raw.py` of 5.1 and 6.0, on Python 3.11). Lines are read in
 * pieces that are whole by themselves: a statement with all its lines, a comment, a blank line. Unscored where CPython's
 * tokenizer refuses the text but a parser may not.
 *
 * Example: the lines `if a: b = 1` and `# why` are loc 2, sloc 1, lloc 2, comments 1, single_comments 1.
 */
function countPythonLines(text) {
    const untouched = text.split(LINE_END);
    if (untouched.at(-1) === '')
        untouched.pop();
    const lines = untouched.map((line) => line.trim());
    const stripped = lines.map((line) => `${line}\n`).join('');
    const raw = { loc: 0, lloc: 0, sloc: 0, comments: 0, single_comments: 0, multi: 0, blank: 0 };
    const indents = [0];
    let at = 0;
    let first = 0;
    while (at < stripped.length) {
        const piece = readPiece(stripped, at);
        if (piece.fault !== null)
            return { kind: 'unscored', reason: piece.fault.reason, line: first + piece.fault.line };
        const used = lines.slice(first, first + piece.lines);
        addPiece(raw, piece, used);
        if (piece.tokens > piece.comments) {
            noteIndent(indents, untouched[first] ?? '');
            if (indents.length > MAX_INDENTS) {
                return { kind: 'unscored', reason: 'too many levels of indentation (Python allows 99)', line: first + 1 };
            }
        }
        at = piece.end;
        first += piece.lines;
    }
    raw.loc = raw.sloc + raw.blank + raw.multi + raw.single_comments;
    return { kind: 'counted', raw };
}
/** Reads on until a line ends outside of all brackets. */
function readPiece(text, start) {
    const piece = { lines: 0, end: start, tokens: 0, comments: 0, logical: 0, firstToken: null, fault: null };
    let brackets = 0;
    // Of the part since the last semicolon: its tokens, and those of them behind its last colon.
    let inPart = 0;
    let behindColon = null;
    for (;;) {
        const token = nextPythonToken(text, piece.end);
        if (token === null)
            break;
        piece.end = token.end;
        if (token.kind === 'newline') {
            piece.lines += 1;
            if (brackets <= 0)
                break;
            continue;
        }
        if (token.kind === 'continuation') {
            piece.lines += 1;
            // radon's reading of an empty line behind a backslash: the piece needs one more.
            if (text.charAt(piece.end) === '\n') {
                piece.end += 1;
                piece.lines += 1;
            }
            continue;
        }
        const line = piece.lines;
        if (token.kind === 'string')
            piece.lines += countLineEnds(text, token);
        piece.tokens += 1;
        piece.firstToken ??= { kind: token.kind, line, endLine: piece.lines };
        if (token.kind === 'comment') {
            piece.comments += 1;
            continue;
        }
        if (token.kind === 'number' && isOldOctal(text.slice(token.start, token.end))) {
            piece.fault ??= { reason: 'a number begins with 0, as only in Python 2', line: line + 1 };
        }
        const operator = token.kind === 'operator' ? text.slice(token.start, token.end) : '';
        if (operator === ';') {
            piece.logical += countLogical(inPart, behindColon, 1);
            inPart = 0;
            behindColon = null;
            continue;
        }
        inPart += 1;
        if (operator === ':')
            behindColon = 0;
        else if (behindColon !== null)
            behindColon += 1;
        if (operator === '(' || operator === '[' || operator === '{')
            brackets += 1;
        if (operator === ')' || operator === ']' || operator === '}')
            brackets -= 1;
        if (brackets > MAX_BRACKETS) {
            piece.fault ??= { reason: `too many nested brackets (Python allows ${MAX_BRACKETS})`, line: line + 1 };
        }
    }
    piece.logical += countLogical(inPart, behindColon, 0);
    return piece;
}
/**
 * A part with a colon is two logical lines unless the colon is last. radon looks for it second to last, since an end
 * marker follows; before a semicolon none does, so there `last` is 1 and `if a: b; c` is two logical lines, not three.
 */
function countLogical(tokens, behindColon, last) {
    if (behindColon === null)
        return tokens > 0 ? 1 : 0;
    return behindColon === last ? 1 : 2;
}
function addPiece(raw, piece, lines) {
    const filled = lines.filter((line) => line !== '').length;
    raw.comments += piece.comments;
    raw.lloc += piece.logical;
    const only = piece.tokens === 1 ? piece.firstToken : null;
    if (only?.kind === 'comment' || (only?.kind === 'string' && only.line === only.endLine)) {
        raw.single_comments += 1;
        return;
    }
    raw.blank += lines.length - filled;
    if (only?.kind === 'string')
        raw.multi += filled;
    else
        raw.sloc += filled;
}
function noteIndent(indents, line) {
    const indent = line.length - line.trimStart().length;
    while (indents.length > 1 && (indents.at(-1) ?? 0) > indent)
        indents.pop();
    if (indent > (indents.at(-1) ?? 0))
        indents.push(indent);
}
function countLineEnds(text, token) {
    let count = 0;
    for (let at = text.indexOf('\n', token.start); at !== -1 && at < token.end; at = text.indexOf('\n', at + 1))
        count += 1;
    return count;
}
/** `0777`; `00` and `00.5` are allowed. */
function isOldOctal(number) {
    return /^0[\d_]*[1-9][\d_]*$/.test(number);
}

// EXTERNAL MODULE: ./build/core/source-code/operator-tally.js
var operator_tally = __webpack_require__(9837);
;// CONCATENATED MODULE: ./build/core/source-code/count-python-operators.js


/**
 * Counts operators and operands as `radon hal` (`HalsteadVisitor` of radon/visitors.py): arithmetic, boolean, comparing and
 * augmented-assignment operators, and what they work on. A name counts by itself, an attribute by its own name, a constant
 * by its value, anything else (a call, a subscript) as equal to nothing; within functions of one name equal ones are one.
 * Decorators, defaults and annotations of functions are not read.
 *
 * Example: `a = 1 + True` and `c = "x" + x` have 2 distinct operands, since in Python 1 == True.
 */
function countPythonOperators(tree) {
    const functions = new Map();
    const file = countNodes(tree.body, '', (node, tally) => {
        functions.set(`${node.lineno} ${node.name}`, (0,operator_tally/* measureHalstead */.dj)(tally));
    });
    return { file: (0,operator_tally/* measureHalstead */.dj)(file), functions };
}
function countNodes(nodes, context, onFunction) {
    const tally = (0,operator_tally/* newTally */.l4)();
    const stack = [...nodes];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
        if (node.nodeType === 'FunctionDef' || node.nodeType === 'AsyncFunctionDef') {
            const inner = countNodes(node.body, node.name, () => undefined);
            onFunction(node, inner);
            (0,operator_tally/* addTally */.c8)(tally, inner);
            continue;
        }
        countOperation(node, context, tally);
        pushPythonChildren(stack, node);
    }
    return tally;
}
function countOperation(node, context, tally) {
    if (node.nodeType === 'BinOp')
        note(tally, context, [node.op], [node.left, node.right]);
    else if (node.nodeType === 'UnaryOp')
        note(tally, context, [node.op], [node.operand]);
    else if (node.nodeType === 'BoolOp')
        note(tally, context, [node.op], node.values);
    else if (node.nodeType === 'AugAssign')
        note(tally, context, [node.op], [node.target, node.value]);
    else if (node.nodeType === 'Compare')
        note(tally, context, node.ops, [node.left, ...node.comparators]);
}
function note(tally, context, operators, operands) {
    tally.operators += operators.length;
    tally.operands += operands.length;
    for (const { nodeType } of operators)
        tally.seenOperators.add(nodeType);
    for (const operand of operands) {
        const key = identify(operand);
        if (key === null)
            tally.others += 1;
        else
            tally.seenOperands.add(`${context} ${key}`);
    }
}
/** Equal for operands that are equal members of a Python set; null for those that equal nothing else. */
function identify(operand) {
    if (operand.nodeType === 'Name')
        return `text ${operand.id}`;
    if (operand.nodeType === 'Attribute')
        return `text ${operand.attr}`;
    if (operand.nodeType !== 'Constant')
        return null;
    // The type leaves out complex numbers, which the parser gives too.
    const value = operand.value;
    // Ellipsis is the text `...` with no quotes.
    if (typeof value === 'string' && operand.quote_style === undefined)
        return value;
    if (typeof value === 'string')
        return `${/b/i.test(operand.quote_style ?? '') ? 'bytes' : 'text'} ${value}`;
    if (typeof value === 'object' && value !== null && 'imag' in value && 'real' in value) {
        return value.imag === 0 ? identifyNumber(value.real) : `imaginary ${String(value.imag)}`;
    }
    return identifyNumber(value);
}
/** 1, 1.0 and True are equal in Python, whole numbers of any size exactly. */
function identifyNumber(value) {
    if (typeof value === 'boolean')
        return `number ${value ? 1 : 0}`;
    if (typeof value === 'number' && Number.isInteger(value))
        return `number ${BigInt(value)}`;
    return `number ${String(value)}`;
}

// EXTERNAL MODULE: ./build/core/stats/sum.js
var sum = __webpack_require__(36625);
// EXTERNAL MODULE: ./build/core/source-code/rank-complexity.js
var rank_complexity = __webpack_require__(43001);
;// CONCATENATED MODULE: ./build/core/source-code/find-python-blocks.js



/**
 * Cyclomatic complexity (McCabe 1976) by radon's rules (`radon/visitors.py` of 6.0). A function begins at 1; if, elif and
 * the conditional expression add 1, loops 1 and 1 more for an else, `try` 1 for each except and 1 for an else, `and`/`or`
 * one less than their operands, a comprehension 1 and 1 for each if, assert 1, match its cases but one where one of them
 * takes all. Decorators, defaults and annotations of a function are not read, nor is what an assert says; a function
 * inside a function adds nothing to it. `except*` adds nothing.
 *
 * Example: `def f(a): return 1 if a or not a else 2` is 3.
 */
function findPythonBlocks(tree) {
    const found = tree.body.map((statement) => readStatement(statement, 'function'));
    const functions = found.flatMap((part) => part.functions);
    const classes = found.flatMap((part) => part.classes);
    const module = 1 + (0,sum/* sum */.c)(found.map(({ decisions }) => decisions));
    const total = module + (0,sum/* sum */.c)(functions.map(({ complexity }) => complexity - 1)) + (0,sum/* sum */.c)(classes.map(({ decisions }) => decisions));
    const blocks = [
        ...functions.flatMap((block) => listFunction(block, '', false)),
        ...classes.flatMap((block) => listClass(block, '', false)),
    ];
    return { blocks: blocks.sort((a, b) => a.line - b.line), total, module };
}
function readStatement(statement, kind) {
    const found = { decisions: 0, lastLine: 0, functions: [], classes: [] };
    const stack = [statement];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
        if (node.nodeType === 'FunctionDef' || node.nodeType === 'AsyncFunctionDef') {
            found.functions.push(readFunction(node, kind));
        }
        else if (node.nodeType === 'ClassDef')
            found.classes.push(readClass(node));
        else if (node.nodeType === 'Assert')
            found.decisions += 1;
        else {
            if ('lineno' in node)
                found.lastLine = Math.max(found.lastLine, node.lineno);
            found.decisions += countDecisions(node);
            pushPythonChildren(stack, node);
        }
    }
    return found;
}
function countDecisions(node) {
    if (node.nodeType === 'If' || node.nodeType === 'IfExp')
        return 1;
    if (node.nodeType === 'BoolOp')
        return node.values.length - 1;
    if (node.nodeType === 'For' || node.nodeType === 'AsyncFor' || node.nodeType === 'While') {
        return node.orelse.length > 0 ? 2 : 1;
    }
    if (node.nodeType === 'Try')
        return node.handlers.length + (node.orelse.length > 0 ? 1 : 0);
    if (node.nodeType === 'Comprehension')
        return node.ifs.length + 1;
    if (node.nodeType !== 'Match')
        return 0;
    const takesAll = node.cases.some(({ pattern }) => pattern.nodeType === 'MatchAs' && pattern.pattern === undefined);
    return node.cases.length - (takesAll ? 1 : 0);
}
function readFunction(node, kind) {
    const parts = node.body.map((statement) => readStatement(statement, 'function'));
    return {
        name: node.name,
        line: node.lineno,
        endLine: Math.max(node.lineno, parts.at(-1)?.lastLine ?? 0),
        complexity: 1 + (0,sum/* sum */.c)(parts.map(({ decisions }) => decisions)),
        kind,
        closures: parts.flatMap(({ functions }) => functions),
    };
}
function readClass(node) {
    const parts = node.body.map((statement) => readStatement(statement, 'method'));
    const methods = parts.flatMap(({ functions }) => functions);
    const lastLine = parts.reduce((last, part) => Math.max(last, part.lastLine), node.lineno);
    return {
        name: node.name,
        line: node.lineno,
        endLine: methods.reduce((last, { endLine }) => Math.max(last, endLine), lastLine),
        decisions: (0,sum/* sum */.c)(parts.map(({ decisions }) => decisions)) + (0,sum/* sum */.c)(methods.map(({ complexity }) => complexity)),
        methods,
        classes: parts.flatMap(({ classes }) => classes),
    };
}
function listFunction(block, prefix, inner) {
    const name = `${prefix}${block.name}`;
    const { kind, line, endLine: end_line, complexity } = block;
    const own = {
        name,
        kind,
        inner,
        line,
        end_line,
        complexity,
        rank: (0,rank_complexity/* rankComplexity */.h)(complexity),
        halstead: null,
    };
    return [own, ...block.closures.flatMap((closure) => listFunction(closure, `${name}.`, true))];
}
/** A class counts as the mean of its methods and, with several, 1 more; without any as what its body holds. */
function listClass(block, prefix, inner) {
    const name = `${prefix}${block.name}`;
    const { line, endLine: end_line, methods } = block;
    const all = block.decisions + 1;
    const complexity = methods.length === 0 ? all : Math.floor(all / methods.length) + (methods.length > 1 ? 1 : 0);
    return [
        { name, kind: 'class', inner, line, end_line, complexity, rank: (0,rank_complexity/* rankComplexity */.h)(complexity), halstead: null },
        ...methods.flatMap((method) => listFunction(method, `${name}.`, inner)),
        ...block.classes.flatMap((one) => listClass(one, `${name}.`, true)),
    ];
}

// EXTERNAL MODULE: ./build/core/source-code/maintainability-index.js
var maintainability_index = __webpack_require__(83776);
// EXTERNAL MODULE: ./build/core/source-code/parse-source.js
var parse_source = __webpack_require__(62281);
// EXTERNAL MODULE: ./build/core/source-code/read-blocks.js
var read_blocks = __webpack_require__(71097);
;// CONCATENATED MODULE: ./build/core/source-code/measure-python.js







/**
 * Measures a Python file with radon's definitions (docs/code-quality.md names each and where it differs).
 * Unscored, with the line where it is known, for a text that is no Python 3 or nests too deeply; never throws for a text.
 */
function measurePython(source) {
    const file = { path: source.path, language: 'python' };
    const text = source.text.startsWith('\ufeff') ? source.text.slice(1) : source.text;
    const lines = countPythonLines(text);
    if (lines.kind === 'unscored')
        return { ...file, ...lines };
    const parsed = (0,parse_source/* parseSource */.P)(source.parse, removeFormFeeds(text));
    if (parsed.kind === 'unscored')
        return { ...file, ...parsed };
    const { raw } = lines;
    const { blocks, total, module } = findPythonBlocks(parsed.tree);
    const operators = countPythonOperators(parsed.tree);
    const halstead = operators.file;
    return {
        ...file,
        kind: 'measured',
        raw,
        comment_ratio: raw.sloc === 0 ? null : raw.comments / raw.sloc,
        complexity: { ...(0,read_blocks/* readBlocks */.v)(blocks), total, module },
        halstead,
        maintainability: (0,maintainability_index/* measureMaintainability */.U)({ volume: halstead.volume, complexity: total, raw }),
        declarations: countPythonDeclarations(parsed.tree, source.prefixes),
        blocks: blocks.map((block) => ({ ...block, halstead: findHalstead(block, operators) })),
    };
}
/** CPython begins a line's indentation anew behind a form feed and takes any other for a space; py-ast refuses them. */
function removeFormFeeds(text) {
    return text.includes('\f') ? text.replace(/^[ \t\f]*\f/gm, '').replaceAll('\f', ' ') : text;
}
function findHalstead(block, { functions }) {
    return block.kind === 'class' ? null : (functions.get(`${block.line} ${block.name.split('.').at(-1) ?? ''}`) ?? null);
}


/***/ }),

/***/ 9837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c8: () => (/* binding */ addTally),
/* harmony export */   dj: () => (/* binding */ measureHalstead),
/* harmony export */   l4: () => (/* binding */ newTally)
/* harmony export */ });
function newTally() {
    return { operators: 0, operands: 0, others: 0, seenOperators: new Set(), seenOperands: new Set() };
}
/** Adds a part's counts to those of the whole: what both have seen is one. */
function addTally(whole, part) {
    whole.operators += part.operators;
    whole.operands += part.operands;
    whole.others += part.others;
    for (const operator of part.seenOperators)
        whole.seenOperators.add(operator);
    for (const operand of part.seenOperands)
        whole.seenOperands.add(operand);
}
/**
 * Halstead's measures (Elements of Software Science, 1977) as `radon hal` gives them: with n1, n2 distinct and N1, N2 all
 * operators and operands, volume (N1+N2)·log2(n1+n2), difficulty n1·N2/(2·n2), effort their product, time effort/18 s,
 * bugs volume/3000. All 0 without operators.
 *
 * Example: `x = f(1) + f(1)` has n1 1, n2 2, N1 1, N2 2: volume 3·log2(3) = 4.754887502163469, difficulty 0.5.
 */
function measureHalstead(tally) {
    const n1 = tally.seenOperators.size;
    const n2 = tally.seenOperands.size + tally.others;
    const vocabulary = n1 + n2;
    const length = tally.operators + tally.operands;
    const volume = vocabulary === 0 ? 0 : length * Math.log2(vocabulary);
    const difficulty = n2 === 0 ? 0 : (n1 * tally.operands) / (2 * n2);
    const effort = difficulty * volume;
    return {
        distinct_operators: n1,
        distinct_operands: n2,
        operators: tally.operators,
        operands: tally.operands,
        vocabulary,
        length,
        calculated_length: n1 === 0 || n2 === 0 ? 0 : n1 * Math.log2(n1) + n2 * Math.log2(n2),
        volume,
        difficulty,
        effort,
        time_seconds: effort / 18,
        bugs: volume / 3000,
    };
}


/***/ }),

/***/ 62281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ parseSource)
/* harmony export */ });
/**
 * The tree that a parser makes of a text, or what it says is wrong and on which line, null where it names none.
 * Whatever a parser throws is about the text: also an overflow of the stack, or a property that its grammar did not foresee.
 */
function parseSource(parse, text) {
    try {
        return { kind: 'parsed', tree: parse(text) };
    }
    catch (error) {
        if (error instanceof RangeError) {
            return { kind: 'unscored', reason: 'it nests too deeply to be read', line: findDeepestLine(text) };
        }
        const message = error instanceof Error ? error.message : String(error);
        const [, reason, py, js] = PLACE.exec(message) ?? [];
        const line = py ?? js;
        return { kind: 'unscored', reason: reason ?? message, line: line === undefined ? null : Number(line) };
    }
}
/** Where most brackets are open, those in strings and comments included; null where there are too few to be the cause. */
function findDeepestLine(text) {
    let [line, depth, deepest] = [1, 0, 100];
    let found = null;
    for (const char of text) {
        if (char === '\n')
            line += 1;
        else if ('([{'.includes(char))
            depth += 1;
        else if (')]}'.includes(char))
            depth -= 1;
        if (depth > deepest)
            [deepest, found] = [depth, line];
    }
    return found;
}
/** The ends of py-ast's messages, ` at line 3, column 4`, and of Babel's, ` (3:4)`. */
const PLACE = /^(.*?)(?: at line (\d+)(?:, column \d+)?| \((\d+):\d+\))?\s*$/s;


/***/ })

};
