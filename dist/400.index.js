export const id = 400;
export const ids = [400];
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

/***/ 60400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  measureScript: () => (/* binding */ measureScript)
});

// EXTERNAL MODULE: ./build/core/stats/sum.js
var sum = __webpack_require__(36625);
;// CONCATENATED MODULE: ./build/core/source-code/count-script-decisions.js
const DECISIONS = new Set([
    'IfStatement',
    'ConditionalExpression',
    'LogicalExpression',
    'ForStatement',
    'ForInStatement',
    'ForOfStatement',
    'WhileStatement',
    'DoWhileStatement',
    'CatchClause',
    'AssignmentPattern',
]);
const SHORT_CIRCUITS = new Set(['&&=', '||=', '??=']);
/**
 * The decision points among the nodes of a scope, those that the rule `complexity` of ESLint 9 counts: if, `?:`, `&&`, `||`,
 * `??` and their assignments, loops, catch, each case with a test, each default value, each `?.`.
 *
 * Example: `if (a?.b) c ??= 1` has 3.
 */
function countScriptDecisions(nodes) {
    return nodes.filter(isDecision).length;
}
function isDecision(node) {
    if (DECISIONS.has(node.type))
        return true;
    switch (node.type) {
        case 'SwitchCase':
            return node.test !== null;
        case 'AssignmentExpression':
            return SHORT_CIRCUITS.has(node.operator);
        case 'OptionalMemberExpression':
        case 'OptionalCallExpression':
            return node.optional === true;
        default:
            return false;
    }
}

// EXTERNAL MODULE: ./build/core/source-code/is-of-framework.js
var is_of_framework = __webpack_require__(20283);
;// CONCATENATED MODULE: ./build/core/source-code/script-node.js
function isScriptNode(value) {
    return typeof value === 'object' && value !== null && 'type' in value && 'loc' in value && 'start' in value;
}
/** The text of a name, or of a literal that stands for one; null for anything else, such as a computed name. */
function readName(node) {
    if (!isScriptNode(node))
        return null;
    if (node.type === 'PrivateName')
        return `#${readName(node.id) ?? ''}`;
    const text = node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : node.value;
    return typeof text === 'string' || typeof text === 'number' ? String(text) : null;
}
/** Types are erased before a script runs, and comments hang on the file: neither is walked. */
const SKIPPED = new Set([
    'loc',
    'extra',
    'errors',
    'comments',
    'typeAnnotation',
    'typeParameters',
    'typeArguments',
    'returnType',
    'implements',
]);
/** The nodes directly under a node, in the order of the text. */
function listScriptChildren(node) {
    const children = [];
    for (const field in node) {
        const value = node[field];
        if (typeof value !== 'object' || value === null || SKIPPED.has(field))
            continue;
        if (Array.isArray(value)) {
            for (const item of value)
                if (isScriptNode(item))
                    children.push(item);
        }
        else if (isScriptNode(value))
            children.push(value);
    }
    return children;
}

;// CONCATENATED MODULE: ./build/core/source-code/count-script-declarations.js


/**
 * Counts imports, classes, functions and return annotations wherever they stand in a script. An import is an `import`,
 * a re-export, `require(…)` or `import(…)`; a function is one with a name of its own. Constructors and setters cannot have
 * a return annotation and are left out of the share, which JavaScript does not have.
 *
 * Example: `import { a, b } from '@langchain/core/tools'` with the prefix `@langchain/core` is 1 import, of the framework.
 */
function countScriptDeclarations(file, language, prefixes) {
    const scopes = [file];
    const modules = [];
    const functions = [];
    let classes = 0;
    for (let scope = scopes.pop(); scope !== undefined; scope = scopes.pop()) {
        for (const node of scope.nodes) {
            const module = readModule(node);
            if (module !== null)
                modules.push(module);
        }
        if (scope.kind === 'class')
            classes += 1;
        if (scope.kind === 'function' || scope.kind === 'method')
            functions.push(scope.node);
        for (const inner of scope.scopes)
            scopes.push(inner);
    }
    const annotatable = language === 'typescript' ? functions.filter(({ kind }) => kind !== 'constructor' && kind !== 'set') : [];
    const annotated = annotatable.filter(({ returnType }) => isScriptNode(returnType)).length;
    return {
        imports: modules.length,
        import_statements: modules.length,
        framework_imports: modules.filter((module) => (0,is_of_framework/* isOfFramework */.a)(module, prefixes, '/')).length,
        classes,
        functions: functions.length,
        annotatable_functions: annotatable.length,
        annotated_functions: annotated,
        return_annotation_share: annotatable.length === 0 ? null : annotated / annotatable.length,
    };
}
/** The module that a node imports, empty where only running it would tell; null for a node that imports none. */
function readModule(node) {
    switch (node.type) {
        case 'ImportDeclaration':
        case 'ExportAllDeclaration':
            return readName(node.source) ?? '';
        case 'ExportNamedDeclaration':
            return isScriptNode(node.source) ? (readName(node.source) ?? '') : null;
        case 'TSExternalModuleReference':
            return readName(node.expression) ?? '';
        case 'CallExpression': {
            const { callee } = node;
            if (!isScriptNode(callee) || (callee.type !== 'Import' && readName(callee) !== 'require'))
                return null;
            const [module] = Array.isArray(node.arguments) ? node.arguments : [];
            return readLiteral(module);
        }
        default:
            return null;
    }
}
function readLiteral(node) {
    return isScriptNode(node) && node.type === 'StringLiteral' ? (readName(node) ?? '') : '';
}

;// CONCATENATED MODULE: ./build/core/source-code/count-script-lines.js

const LINE_END = /\r\n|[\n\r\u2028\u2029]/;
/**
 * Counts the lines of a script as radon counts those of Python, with block comments of several lines in the place of
 * documentation strings: `comments` are those on one line, `multi` the lines of the others on which there is no code.
 * Logical lines are statements, declarations, members of classes and the clauses else, catch, finally, case and default;
 * blocks, labels and the head of a for are none.
 *
 * Example: `if (a) b()` and a line `else c() // why` are loc 2, sloc 2, lloc 4 (if, call, else, call), comments 1.
 */
function countScriptLines(text, comments, program) {
    const lines = text.split(LINE_END);
    if (lines.at(-1) === '')
        lines.pop();
    const code = blankOut(text, comments).split(LINE_END);
    const documented = new Set();
    let oneLine = 0;
    for (const { loc } of comments) {
        if (loc.start.line === loc.end.line)
            oneLine += 1;
        else
            for (let line = loc.start.line; line <= loc.end.line; line += 1)
                documented.add(line);
    }
    const raw = { loc: lines.length, lloc: 0, sloc: 0, comments: oneLine, single_comments: 0, multi: 0, blank: 0 };
    lines.forEach((line, index) => {
        if (line.trim() === '')
            raw.blank += 1;
        else if ((code[index] ?? '').trim() !== '')
            raw.sloc += 1;
        else if (documented.has(index + 1))
            raw.multi += 1;
        else
            raw.single_comments += 1;
    });
    raw.lloc = countLogicalLines(program);
    return raw;
}
/** The text with its comments gone and all its lines kept. */
function blankOut(text, comments) {
    let rest = '';
    let at = 0;
    for (const { start, end } of comments) {
        rest += text.slice(at, start) + text.slice(start, end).replace(/[^\n\r\u2028\u2029]/g, ' ');
        at = end;
    }
    return rest + text.slice(at);
}
const NO_LINE = new Set([
    'BlockStatement',
    'EmptyStatement',
    'LabeledStatement',
    'TSTypeParameterDeclaration',
]);
const ALSO_LINES = new Set([
    'CatchClause',
    'ClassAccessorProperty',
    'ClassMethod',
    'ClassPrivateMethod',
    'ClassPrivateProperty',
    'ClassProperty',
    'Directive',
    'StaticBlock',
    'SwitchCase',
    'TSDeclareFunction',
    'TSDeclareMethod',
    'TSExportAssignment',
]);
function countLogicalLines(program) {
    let count = 0;
    const stack = [program];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
        count += countOwnLines(node);
        for (const child of listScriptChildren(node)) {
            const isHead = child.type === 'VariableDeclaration' && (child === node.init || child === node.left);
            if (isHead)
                count -= 1;
            stack.push(child);
        }
    }
    return count;
}
function countOwnLines(node) {
    const { type } = node;
    if (type === 'IfStatement') {
        const { alternate } = node;
        const isElse = typeof alternate === 'object' && alternate !== null && 'type' in alternate;
        return isElse && alternate.type !== 'IfStatement' ? 2 : 1;
    }
    if (type === 'TryStatement')
        return node.finalizer === null ? 1 : 2;
    // What is exported is a line, the word in front of it is not.
    if (type === 'ExportNamedDeclaration')
        return node.declaration === null || node.declaration === undefined ? 1 : 0;
    if (type === 'ExportDefaultDeclaration') {
        const { declaration } = node;
        const isDeclared = typeof declaration === 'object' && declaration !== null && 'type' in declaration;
        return isDeclared && String(declaration.type).endsWith('Declaration') ? 0 : 1;
    }
    if (ALSO_LINES.has(type))
        return 1;
    return (type.endsWith('Statement') || type.endsWith('Declaration')) && !NO_LINE.has(type) ? 1 : 0;
}

// EXTERNAL MODULE: ./build/core/source-code/operator-tally.js
var operator_tally = __webpack_require__(9837);
// EXTERNAL MODULE: ./build/core/source-code/rank-complexity.js
var rank_complexity = __webpack_require__(43001);
;// CONCATENATED MODULE: ./build/core/source-code/tally-script-operators.js


/**
 * Counts the operators of a scope and of the scopes inside it, and what they work on, by radon's rule for Python: arithmetic,
 * bitwise, boolean, comparing and unary operators, `++`, `--` and assignments that compute. A name counts by itself, a
 * property by its own name, a literal by its value, anything else as equal to nothing; within functions of one name equal
 * ones are one. Types, `?:`, plain assignment and calls are no operators.
 *
 * Example: `a += b.c * 2` has the operators `+=` and `*`, and the operands `a`, `c`, `2` and the product.
 */
function tallyScope(scope) {
    const tally = (0,operator_tally/* newTally */.l4)();
    const stack = [{ scope, context: contextOf(scope, '') }];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
        const part = (0,operator_tally/* newTally */.l4)();
        for (const node of next.scope.nodes)
            countOperation(node, next.context, part);
        (0,operator_tally/* addTally */.c8)(tally, part);
        for (const inner of next.scope.scopes)
            stack.push({ scope: inner, context: contextOf(inner, next.context) });
    }
    return tally;
}
function contextOf({ kind, name }, around) {
    return kind === 'class' ? around : (name.split('.').at(-1) ?? '');
}
function countOperation(node, context, tally) {
    const { operator } = node;
    if (typeof operator !== 'string')
        return;
    switch (node.type) {
        case 'BinaryExpression':
        case 'LogicalExpression':
            note(tally, context, operator, [node.left, node.right]);
            break;
        case 'AssignmentExpression':
            if (operator !== '=')
                note(tally, context, operator, [node.left, node.right]);
            break;
        case 'UnaryExpression':
            note(tally, context, `unary ${operator}`, [node.argument]);
            break;
        case 'UpdateExpression':
            note(tally, context, operator, [node.argument]);
            break;
        default:
    }
}
function note(tally, context, operator, operands) {
    tally.operators += 1;
    tally.operands += operands.length;
    tally.seenOperators.add(operator);
    for (const operand of operands) {
        const key = identify(operand);
        if (key === null)
            tally.others += 1;
        else
            tally.seenOperands.add(`${context} ${key}`);
    }
}
function identify(operand) {
    if (!isScriptNode(operand))
        return null;
    switch (operand.type) {
        case 'Identifier':
        case 'StringLiteral':
        case 'PrivateName':
            return `text ${readName(operand) ?? ''}`;
        case 'MemberExpression':
        case 'OptionalMemberExpression':
            return operand.computed === true ? null : `text ${readName(operand.property) ?? ''}`;
        case 'NumericLiteral':
        case 'BooleanLiteral':
            return `value ${String(operand.value)}`;
        case 'BigIntLiteral':
            return `value ${String(operand.value)}n`;
        case 'NullLiteral':
            return 'value null';
        case 'ThisExpression':
            return 'text this';
        default:
            return null;
    }
}

;// CONCATENATED MODULE: ./build/core/source-code/list-script-blocks.js





/**
 * Functions and classes of a script with their cyclomatic complexity (McCabe 1976), by first line: 1 and the decision points
 * of the scope. A class counts as radon's: the mean of its methods and, with several, 1 more.
 *
 * Example: `const f = (a) => (a ? 1 : 2)` is one function with complexity 2.
 */
function listScriptBlocks(file) {
    return listScopes(file)
        .map((scope) => describeScope(scope))
        .sort((a, b) => a.line - b.line);
}
/** Every scope inside a scope, however deep, without calls as deep as the scopes. */
function listScopes(file) {
    const scopes = [...file.scopes];
    for (let at = 0; at < scopes.length; at += 1) {
        for (const scope of scopes[at]?.scopes ?? [])
            scopes.push(scope);
    }
    return scopes;
}
function describeScope(scope) {
    const { name, kind, inner, node } = scope;
    const complexity = measureComplexity(scope);
    return {
        name,
        kind: kind === 'method' || kind === 'class' ? kind : 'function',
        inner,
        line: node.loc.start.line,
        end_line: node.loc.end.line,
        complexity,
        rank: (0,rank_complexity/* rankComplexity */.h)(complexity),
        halstead: kind === 'class' || inner ? null : (0,operator_tally/* measureHalstead */.dj)(tallyScope(scope)),
    };
}
function measureComplexity(scope) {
    const own = 1 + countScriptDecisions(scope.nodes);
    if (scope.kind !== 'class')
        return own;
    const methods = scope.scopes.filter(({ kind }) => kind === 'method').map((method) => measureComplexity(method));
    const all = own + (0,sum/* sum */.c)(methods);
    return methods.length === 0 ? all : Math.floor(all / methods.length) + (methods.length > 1 ? 1 : 0);
}

// EXTERNAL MODULE: ./build/core/source-code/maintainability-index.js
var maintainability_index = __webpack_require__(83776);
// EXTERNAL MODULE: ./build/core/source-code/parse-source.js
var parse_source = __webpack_require__(62281);
// EXTERNAL MODULE: ./build/core/source-code/read-blocks.js
var read_blocks = __webpack_require__(71097);
;// CONCATENATED MODULE: ./build/core/source-code/read-scopes.js

const FUNCTIONS = new Set([
    'FunctionDeclaration',
    'FunctionExpression',
    'ArrowFunctionExpression',
    'ObjectMethod',
]);
const METHODS = new Set(['ClassMethod', 'ClassPrivateMethod']);
const CLASSES = new Set(['ClassDeclaration', 'ClassExpression']);
/**
 * Deals the nodes of a script to its scopes. A function has a name of its own when it is declared with one, or is the value
 * of a variable, an assignment, a property or the default export; any other, such as one given to a call, is part of the
 * scope around it, as a lambda is in Python.
 *
 * Example: in `const f = (xs) => xs.map((x) => x ?? 0)` the scopes are the file and `f`, which holds the inner arrow.
 */
function readScopes(program) {
    const file = { kind: 'module', name: '', node: program, inner: false, nodes: [], scopes: [] };
    const stack = [{ node: program, scope: file, given: null, inFunction: false, isMember: false }];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
        const { node } = next;
        const scope = openScope(next) ?? next.scope;
        scope.nodes.push(node);
        const inFunction = next.inFunction || FUNCTIONS.has(node.type) || METHODS.has(node.type);
        const isMember = node.type.startsWith('Class') && node.type.endsWith('Property');
        for (const child of listScriptChildren(node).reverse()) {
            stack.push({ node: child, scope, given: nameFrom(node, child), inFunction, isMember });
        }
    }
    return file;
}
function openScope({ node, scope, given, inFunction, isMember }) {
    const isClass = CLASSES.has(node.type);
    const isMethod = METHODS.has(node.type) || (isMember && FUNCTIONS.has(node.type));
    if (!isClass && !isMethod && !FUNCTIONS.has(node.type))
        return null;
    const own = readName(node.id) ?? given ?? (node.computed === true ? null : readName(node.key));
    if (own === null && !isClass && !isMethod && node.type !== 'ObjectMethod')
        return null;
    const name = own ?? (isClass ? '(class)' : '(computed)');
    const opened = {
        kind: isClass ? 'class' : isMethod ? 'method' : 'function',
        name: scope.name === '' || (scope.kind !== 'class' && !inFunction) ? name : `${scope.name}.${name}`,
        node,
        inner: inFunction || scope.inner || (isClass && scope.kind === 'class'),
        nodes: [],
        scopes: [],
    };
    scope.scopes.push(opened);
    return opened;
}
/** The name that a parent gives to a function or class that is its value. */
function nameFrom(parent, child) {
    switch (parent.type) {
        case 'VariableDeclarator':
            return child === parent.init ? readName(parent.id) : null;
        case 'AssignmentExpression':
            return child === parent.right ? nameTarget(parent.left) : null;
        case 'ObjectProperty':
        case 'ClassProperty':
        case 'ClassPrivateProperty':
        case 'ClassAccessorProperty':
            return child !== parent.value ? null : parent.computed === true ? '(computed)' : readName(parent.key);
        case 'ExportDefaultDeclaration':
            return 'default';
        default:
            return null;
    }
}
/** `module.exports.run` is `run`. */
function nameTarget(target) {
    if (typeof target === 'object' && target !== null && 'property' in target)
        return readName(target.property);
    return readName(target);
}

;// CONCATENATED MODULE: ./build/core/source-code/measure-script.js












/**
 * Measures a TypeScript or JavaScript file with radon's formulas over definitions made for this grammar
 * (docs/code-quality.md); no value of it compares with one of another language.
 * Unscored, with the line where it is known, for a text that does not parse or nests too deeply; never throws for a text.
 */
function measureScript(source) {
    const { path, language, text, prefixes } = source;
    const parsed = (0,parse_source/* parseSource */.P)((code) => source.parse(code, chooseOptions(path)), text);
    if (parsed.kind === 'unscored')
        return { path, language, ...parsed };
    const { program, comments } = readTree(parsed.tree);
    const file = readScopes(program);
    const raw = countScriptLines(text, comments, program);
    const blocks = listScriptBlocks(file);
    const halstead = (0,operator_tally/* measureHalstead */.dj)(tallyScope(file));
    const total = 1 + countAllDecisions(file);
    return {
        path,
        language,
        kind: 'measured',
        raw,
        comment_ratio: raw.sloc === 0 ? null : raw.comments / raw.sloc,
        complexity: { ...(0,read_blocks/* readBlocks */.v)(blocks), total, module: 1 + countScriptDecisions(file.nodes) },
        halstead,
        maintainability: (0,maintainability_index/* measureMaintainability */.U)({ volume: halstead.volume, complexity: total, raw }),
        declarations: countScriptDeclarations(file, language, prefixes),
        blocks,
    };
}
function chooseOptions(path) {
    const isTyped = /\.[cm]?tsx?$/i.test(path);
    // In a `.ts` file a type may stand in angle brackets, where JSX would be read.
    const hasJsx = !/\.[cm]?ts$/i.test(path);
    return {
        sourceType: 'unambiguous',
        attachComment: false,
        allowReturnOutsideFunction: true,
        allowUndeclaredExports: true,
        plugins: [
            'decorators-legacy',
            'decoratorAutoAccessors',
            'explicitResourceManagement',
            ...(isTyped ? [typescript({ dts: /\.d\.[cm]?ts$/i.test(path) })] : []),
            ...(hasJsx ? ['jsx'] : []),
        ],
    };
}
function typescript(options) {
    return ['typescript', options];
}
function readTree(tree) {
    if (!isScriptNode(tree) || !isScriptNode(tree.program))
        throw new TypeError('the parser gave no tree');
    const comments = Array.isArray(tree.comments) ? tree.comments.filter(isScriptNode) : [];
    const { interpreter } = tree.program;
    return { program: tree.program, comments: isScriptNode(interpreter) ? [interpreter, ...comments] : comments };
}
function countAllDecisions(file) {
    const counts = [];
    const scopes = [file];
    for (let scope = scopes.pop(); scope !== undefined; scope = scopes.pop()) {
        counts.push(countScriptDecisions(scope.nodes));
        for (const inner of scope.scopes)
            scopes.push(inner);
    }
    return (0,sum/* sum */.c)(counts);
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
