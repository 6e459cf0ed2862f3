export const id = 1389;
export const ids = [1389];
export const modules = {

  41389:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  measureScript: () => (  measureScript)
});

var moments = __webpack_require__(44785);
var code_totals = __webpack_require__(33307);
var complete_file = __webpack_require__(20894);
;// CONCATENATED MODULE: ./build/metrics/code/source/read-scopes.js

function isScriptNode(value) {
    return typeof value === 'object' && value !== null && 'type' in value && 'loc' in value && 'start' in value;
}
function readName(node) {
    if (!isScriptNode(node))
        return null;
    if (node.type === 'PrivateName')
        return `#${readName(node.id) ?? ''}`;
    const text = node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : node.value;
    return typeof text === 'string' || typeof text === 'number' ? String(text) : null;
}
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
const FUNCTIONS = new Set([
    'FunctionDeclaration',
    'FunctionExpression',
    'ArrowFunctionExpression',
    'ObjectMethod',
]);
const METHODS = new Set(['ClassMethod', 'ClassPrivateMethod']);
const CLASSES = new Set(['ClassDeclaration', 'ClassExpression']);
function readScopes(program) {
    const file = { kind: 'module', name: '', node: program, inner: false, nodes: [], scopes: [] };
    const stack = [{ node: program, scope: file, given: null, inFunction: false, isMember: false }];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
        const { node } = next;
        const scope = openScope(next) ?? next.scope;
        scope.nodes.push(node);
        const inFunction = next.inFunction || FUNCTIONS.has(node.type) || METHODS.has(node.type);
        const isMember = node.type.startsWith('Class') && node.type.endsWith('Property');
        for (const child of (0,complete_file .AW)(node, isScriptNode, SKIPPED).reverse())
            stack.push({ node: child, scope, given: nameFrom(node, child), inFunction, isMember });
    }
    return file;
}
function listScopes(file) {
    const scopes = [file];
    for (const { scopes: inner } of scopes)
        for (const scope of inner)
            scopes.push(scope);
    return scopes;
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
function nameTarget(target) {
    if (typeof target === 'object' && target !== null && 'property' in target)
        return readName(target.property);
    return readName(target);
}

;// CONCATENATED MODULE: ./build/metrics/code/source/count-script-lines.js




const LINE_END = /\r\n|[\n\r\u2028\u2029]/;
function countScriptLines(text, comments, nodes) {
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
    const parts = nodes.flatMap(({ init, left }) => [init, left]);
    const heads = parts.filter((part) => isScriptNode(part) && part.type === 'VariableDeclaration');
    raw.lloc = (0,moments .cz)(nodes.map(countOwnLines)) - heads.length;
    return raw;
}
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
function countOwnLines(node) {
    const { type } = node;
    if (type === 'IfStatement')
        return isScriptNode(node.alternate) && node.alternate.type !== 'IfStatement' ? 2 : 1;
    if (type === 'TryStatement')
        return node.finalizer === null ? 1 : 2;
    if (type === 'ExportNamedDeclaration')
        return node.declaration === null || node.declaration === undefined ? 1 : 0;
    if (type === 'ExportDefaultDeclaration')
        return isScriptNode(node.declaration) && node.declaration.type.endsWith('Declaration') ? 0 : 1;
    if (ALSO_LINES.has(type))
        return 1;
    return (type.endsWith('Statement') || type.endsWith('Declaration')) && !NO_LINE.has(type) ? 1 : 0;
}
function countScriptDeclarations(file, language, prefixes) {
    const scopes = listScopes(file);
    const modules = scopes.flatMap(({ nodes }) => nodes.flatMap((node) => readModule(node) ?? []));
    const functions = scopes.flatMap(({ kind, node }) => (kind === 'function' || kind === 'method' ? [node] : []));
    const annotatable = language === 'typescript' ? functions.filter(({ kind }) => kind !== 'constructor' && kind !== 'set') : [];
    const annotated = annotatable.filter(({ returnType }) => isScriptNode(returnType)).length;
    return (0,code_totals .lD)({
        imports: modules.length,
        import_statements: modules.length,
        framework_imports: modules.filter((module) => (0,complete_file .ai)(module, prefixes, '/')).length,
        classes: scopes.filter(({ kind }) => kind === 'class').length,
        functions: functions.length,
        annotatable_functions: annotatable.length,
        annotated_functions: annotated,
    });
}
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
            return isScriptNode(module) && module.type === 'StringLiteral' ? (readName(module) ?? '') : '';
        }
        default:
            return null;
    }
}

;// CONCATENATED MODULE: ./build/metrics/code/source/measure-script.js





function measureScript(source) {
    const { path, language, text, prefixes } = source;
    const parsed = (0,complete_file .PJ)((code) => source.parse(code, chooseOptions(path)), text);
    if (parsed.kind === 'unscored')
        return { path, language, ...parsed };
    const { program, comments } = readTree(parsed.read);
    const file = readScopes(program);
    const scopes = listScopes(file);
    const nodes = scopes.flatMap((scope) => scope.nodes);
    const blocks = scopes.slice(1).map(describeScope);
    return (0,complete_file .kB)({
        path,
        language,
        raw: countScriptLines(text, comments, nodes),
        total: 1 + countScriptDecisions(nodes),
        module: 1 + countScriptDecisions(file.nodes),
        halstead: (0,complete_file .dj)(tallyScope(file)),
        declarations: countScriptDeclarations(file, language, prefixes),
        blocks: blocks.sort((a, b) => a.line - b.line),
    });
}
function chooseOptions(path) {
    const isTyped = /\.[cm]?tsx?$/i.test(path);
    const hasJsx = !/\.[cm]?ts$/i.test(path);
    return {
        sourceType: 'unambiguous',
        attachComment: false,
        allowReturnOutsideFunction: true,
        allowUndeclaredExports: true,
        plugins: [
            ...['decorators-legacy', 'decoratorAutoAccessors', 'explicitResourceManagement'],
            ...(isTyped ? [['typescript', { dts: /\.d\.[cm]?ts$/i.test(path) }]] : []),
            ...(hasJsx ? ['jsx'] : []),
        ],
    };
}
function readTree(tree) {
    if (!isScriptNode(tree) || !isScriptNode(tree.program))
        throw new TypeError('the parser returned no syntax tree');
    const comments = Array.isArray(tree.comments) ? tree.comments.filter(isScriptNode) : [];
    const { interpreter } = tree.program;
    return { program: tree.program, comments: isScriptNode(interpreter) ? [interpreter, ...comments] : comments };
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
        rank: (0,code_totals .hZ)(complexity),
    };
}
function measureComplexity(scope) {
    const own = 1 + countScriptDecisions(scope.nodes);
    if (scope.kind !== 'class')
        return own;
    const methods = scope.scopes.filter(({ kind }) => kind === 'method').map(measureComplexity);
    return (0,complete_file .ze)(own + (0,moments .cz)(methods), methods.length);
}
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
const countScriptDecisions = (nodes) => nodes.filter(isDecision).length;
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
function tallyScope(scope) {
    const tally = { operators: [], operands: [] };
    const stack = [{ scope, context: contextOf(scope, '') }];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
        for (const node of next.scope.nodes) {
            const operation = readOperation(node);
            if (operation !== null)
                (0,complete_file .il)(tally, next.context, operation);
        }
        for (const inner of next.scope.scopes)
            stack.push({ scope: inner, context: contextOf(inner, next.context) });
    }
    return tally;
}
function contextOf({ kind, name }, around) {
    return kind === 'class' ? around : (name.split('.').at(-1) ?? '');
}
function readOperation({ type, operator, left, right, argument }) {
    if (typeof operator !== 'string')
        return null;
    const isComputed = type === 'AssignmentExpression' && operator !== '=';
    if (isComputed || type === 'BinaryExpression' || type === 'LogicalExpression')
        return { operators: [operator], operands: [identify(left), identify(right)] };
    if (type === 'UnaryExpression')
        return { operators: [`unary ${operator}`], operands: [identify(argument)] };
    return type === 'UpdateExpression' ? { operators: [operator], operands: [identify(argument)] } : null;
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


  })

};
