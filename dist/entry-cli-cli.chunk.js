export const id = 4158;
export const ids = [4158,2059,524];
export const modules = {

  44158:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  main: () => (  main),
  runCommandLine: () => (  runCommandLine),
  writeHelp: () => (  writeHelp),
  writeOverview: () => (  writeOverview)
});

var external_node_path_ = __webpack_require__(76760);
var external_node_util_ = __webpack_require__(57975);
var git = __webpack_require__(86349);
var files = __webpack_require__(60198);
var io_log = __webpack_require__(58967);
var links = __webpack_require__(15704);
var suggest = __webpack_require__(60288);
var model_error = __webpack_require__(50262);
var flags = __webpack_require__(98357);
var read_json_lines = __webpack_require__(54974);
var client = __webpack_require__(44463);
var call_plan = __webpack_require__(75695);
;// CONCATENATED MODULE: ./build/entry/cli/commands/index.js






const SUMMARIES = {
    init: 'draft a suite and a workflow for this repository, or show a demo',
    import: "write cases from another tool's format",
    suggest: 'show which recorded questions the suite lacks, and draft cases',
    export: "write cases, or the trials of a run, in another tool's format",
    run: 'run the suite against its target; with --baseline compare too',
    compare: 'compare recorded runs, or suites that it runs first',
    ab: 'compare two to ten variants, interleaved, or see the noise of one',
    bisect: 'find the commit that broke cases, between a good and a bad one',
    merge: 'merge the shards of a run, then decide as for any run',
    judge: 'judge a recorded run again, and show what that changes',
    ratchet: "write a run as the repository's reference; never lower it silently",
    history: 'show the past measurements of a suite: a table, pictures, CSV',
    audit: 'find suspect expectations in recorded runs, and propose edits',
    pages: 'add a report to a site such as GitHub Pages, and update its index',
    validate: 'show all problems of the suite, or list cases, metrics or targets',
};
const LOADERS = {
    init: async () => (await Promise.all( [__webpack_require__.e(3867), __webpack_require__.e(2210), __webpack_require__.e(9561), __webpack_require__.e(4221), __webpack_require__.e(2006), __webpack_require__.e(2141), __webpack_require__.e(6312), __webpack_require__.e(1124), __webpack_require__.e(1430), __webpack_require__.e(6128), __webpack_require__.e(8517), __webpack_require__.e(5642), __webpack_require__.e(4980)]).then(__webpack_require__.bind(__webpack_require__, 74980))).init,
    import: async () => (await Promise.all( [__webpack_require__.e(3867), __webpack_require__.e(2210), __webpack_require__.e(9561), __webpack_require__.e(4221), __webpack_require__.e(2006), __webpack_require__.e(2141), __webpack_require__.e(6312), __webpack_require__.e(1124), __webpack_require__.e(818), __webpack_require__.e(2598)]).then(__webpack_require__.bind(__webpack_require__, 12893))).importCases,
    suggest: async () => (await Promise.all( [__webpack_require__.e(3867), __webpack_require__.e(2210), __webpack_require__.e(9561), __webpack_require__.e(4221), __webpack_require__.e(2006), __webpack_require__.e(2141), __webpack_require__.e(1733), __webpack_require__.e(6312), __webpack_require__.e(1124), __webpack_require__.e(4504), __webpack_require__.e(75), __webpack_require__.e(9116), __webpack_require__.e(2075)]).then(__webpack_require__.bind(__webpack_require__, 12075))).suggest,
    export: async () => (await Promise.all( [__webpack_require__.e(3867), __webpack_require__.e(2210), __webpack_require__.e(9561), __webpack_require__.e(4221), __webpack_require__.e(2006), __webpack_require__.e(2141), __webpack_require__.e(6312), __webpack_require__.e(1124), __webpack_require__.e(7898)]).then(__webpack_require__.bind(__webpack_require__, 47898))).exportData,
    run: async () => (await Promise.all( [__webpack_require__.e(3867), __webpack_require__.e(2210), __webpack_require__.e(9561), __webpack_require__.e(4221), __webpack_require__.e(2006), __webpack_require__.e(2141), __webpack_require__.e(6312), __webpack_require__.e(1124), __webpack_require__.e(1430), __webpack_require__.e(6128), __webpack_require__.e(8517), __webpack_require__.e(5642), __webpack_require__.e(3904)]).then(__webpack_require__.bind(__webpack_require__, 23904))).run,
    compare: async () => (await Promise.all( [__webpack_require__.e(3867), __webpack_require__.e(2210), __webpack_require__.e(9561), __webpack_require__.e(4221), __webpack_require__.e(2006), __webpack_require__.e(2141), __webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(1733), __webpack_require__.e(6312), __webpack_require__.e(5684), __webpack_require__.e(9962), __webpack_require__.e(1124), __webpack_require__.e(6322), __webpack_require__.e(1430), __webpack_require__.e(460), __webpack_require__.e(3742), __webpack_require__.e(6128), __webpack_require__.e(8517), __webpack_require__.e(818), __webpack_require__.e(4636)]).then(__webpack_require__.bind(__webpack_require__, 62034))).compare,
    ab: async () => (await Promise.all( [__webpack_require__.e(3867), __webpack_require__.e(2210), __webpack_require__.e(9561), __webpack_require__.e(4221), __webpack_require__.e(2006), __webpack_require__.e(2141), __webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(1733), __webpack_require__.e(6312), __webpack_require__.e(5684), __webpack_require__.e(9962), __webpack_require__.e(1124), __webpack_require__.e(6322), __webpack_require__.e(1430), __webpack_require__.e(460), __webpack_require__.e(4504), __webpack_require__.e(3742), __webpack_require__.e(6128), __webpack_require__.e(8517), __webpack_require__.e(5642), __webpack_require__.e(4324), __webpack_require__.e(7924), __webpack_require__.e(1246), __webpack_require__.e(8427), __webpack_require__.e(552), __webpack_require__.e(871)]).then(__webpack_require__.bind(__webpack_require__, 93962))).ab,
    bisect: async () => (await Promise.all( [__webpack_require__.e(3867), __webpack_require__.e(2210), __webpack_require__.e(9561), __webpack_require__.e(4221), __webpack_require__.e(2006), __webpack_require__.e(2141), __webpack_require__.e(6312), __webpack_require__.e(1124), __webpack_require__.e(3260), __webpack_require__.e(564)]).then(__webpack_require__.bind(__webpack_require__, 41799))).bisect,
    merge: async () => (await Promise.all( [__webpack_require__.e(3867), __webpack_require__.e(2210), __webpack_require__.e(9561), __webpack_require__.e(4221), __webpack_require__.e(2006), __webpack_require__.e(2141), __webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(1733), __webpack_require__.e(6312), __webpack_require__.e(5684), __webpack_require__.e(9962), __webpack_require__.e(1124), __webpack_require__.e(6322), __webpack_require__.e(1430), __webpack_require__.e(460), __webpack_require__.e(3742), __webpack_require__.e(6128), __webpack_require__.e(8517), __webpack_require__.e(5642), __webpack_require__.e(8013)]).then(__webpack_require__.bind(__webpack_require__, 4293))).merge,
    judge: async () => (await Promise.all( [__webpack_require__.e(3867), __webpack_require__.e(2210), __webpack_require__.e(9561), __webpack_require__.e(4221), __webpack_require__.e(2006), __webpack_require__.e(2141), __webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(6312), __webpack_require__.e(5684), __webpack_require__.e(9962), __webpack_require__.e(1124), __webpack_require__.e(6322), __webpack_require__.e(1430), __webpack_require__.e(6128), __webpack_require__.e(5477)]).then(__webpack_require__.bind(__webpack_require__, 53727))).judge,
    ratchet: async () => (await Promise.all( [__webpack_require__.e(3867), __webpack_require__.e(2210), __webpack_require__.e(9561), __webpack_require__.e(4221), __webpack_require__.e(2006), __webpack_require__.e(2141), __webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(6312), __webpack_require__.e(5684), __webpack_require__.e(9962), __webpack_require__.e(1124), __webpack_require__.e(6322), __webpack_require__.e(1430), __webpack_require__.e(130)]).then(__webpack_require__.bind(__webpack_require__, 93244))).ratchet,
    history: async () => (await Promise.all( [__webpack_require__.e(3867), __webpack_require__.e(2210), __webpack_require__.e(9561), __webpack_require__.e(4221), __webpack_require__.e(2006), __webpack_require__.e(2141), __webpack_require__.e(1733), __webpack_require__.e(6312), __webpack_require__.e(1124), __webpack_require__.e(4504), __webpack_require__.e(75), __webpack_require__.e(1645)]).then(__webpack_require__.bind(__webpack_require__, 41645))).history,
    audit: async () => (await Promise.all( [__webpack_require__.e(3867), __webpack_require__.e(2210), __webpack_require__.e(9561), __webpack_require__.e(4221), __webpack_require__.e(2006), __webpack_require__.e(2141), __webpack_require__.e(1733), __webpack_require__.e(6312), __webpack_require__.e(1124), __webpack_require__.e(4504), __webpack_require__.e(75), __webpack_require__.e(9116), __webpack_require__.e(9725)]).then(__webpack_require__.bind(__webpack_require__, 69725))).audit,
    pages: async () => (await Promise.all( [__webpack_require__.e(4221), __webpack_require__.e(2141), __webpack_require__.e(1430), __webpack_require__.e(460), __webpack_require__.e(3345)]).then(__webpack_require__.bind(__webpack_require__, 94554))).pages,
    validate: async () => (await Promise.all( [__webpack_require__.e(3867), __webpack_require__.e(2210), __webpack_require__.e(9561), __webpack_require__.e(4221), __webpack_require__.e(2006), __webpack_require__.e(2141), __webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(6312), __webpack_require__.e(9962), __webpack_require__.e(1124), __webpack_require__.e(8937)]).then(__webpack_require__.bind(__webpack_require__, 80043))).validate,
};
const POSITIONALS = {
    import: 'FORMAT FILES… | RESULTS',
    suggest: '[LOGS…]',
    export: 'WHAT',
    compare: 'BASELINE CANDIDATE [MORE …]',
    bisect: 'GOOD BAD',
    merge: 'FOLDER...',
    judge: '[calibrate] FOLDER',
    ratchet: '[RUN [SECOND_RUN]]',
    history: '[FOLDER...]',
    audit: '[FOLDER...]',
    pages: 'SITE',
};
const ALIASES = {
    ab: ['aa'],
    init: ['demo'],
    validate: ['list'],
    compare: ['report'],
    bisect: ['blame'],
    history: ['trends', 'trend'],
};
const COMMANDS = Object.entries(SUMMARIES).map(([key, summary]) => {
    const name = key;
    return { name, summary, positionals: POSITIONALS[name] ?? '', aliases: ALIASES[name] ?? [], load: LOADERS[name] };
});

var request_options = __webpack_require__(58282);
var promises_ = __webpack_require__(26848);
var clock = __webpack_require__(13211);
var platform = __webpack_require__(1482);
var remove_invisible = __webpack_require__(74650);
var text_width = __webpack_require__(40524);
var access = __webpack_require__(99787);
;// CONCATENATED MODULE: ./build/entry/cli/terminal.js








const CLEAR_LINE = '\r\u001b[2K';
const STYLE = /(\u001b\[[012]m)/;
const USUAL_COLUMNS = 80;
const widthOf = ({ columns }) => columns || USUAL_COLUMNS;
function realTerminal(home) {
    const { stdout, stderr, env } = process;
    const interrupted = new AbortController();
    stdout.on('error', (error) => endUnwritten(error, (message) => stderr.write(`error: ${message}\n`)));
    stderr.on('error', (error) => endUnwritten(error, () => undefined));
    const isPlain = (env['NO_COLOR'] ?? '') !== '';
    const isDumb = env['TERM'] === 'dumb';
    const isWatched = stderr.isTTY && env['CI'] === undefined;
    const progress = isWatched && !isPlain && !isDumb ? openLine(stderr) : null;
    const log = logTo((text) => {
        progress?.clear();
        const shown = (0,remove_invisible .i)(text);
        stderr.write(`${stderr.isTTY ? wrapLines(shown, widthOf(stderr)) : shown}\n`);
    }, env);
    for (const signal of platform .gR) {
        process.once(signal, () => {
            log.info(`\n${signal}: saving the results; press again to stop at once`);
            interrupted.abort();
        });
    }
    return {
        print: (text) => {
            progress?.clear();
            stdout.write(`${showPlainly(text)}\n`);
        },
        ...(!stdout.isTTY && {
            pipe: async (line) => new Promise((resolve) => {
                stdout.write(`${line}\n`, () => resolve());
            }),
        }),
        log: (0,io_log .F8)(log, (0,access .QU)({ env, targetEnvNames: [] }).text),
        progress: progress?.show ?? null,
        ...(isWatched &&
            process.stdin.isTTY && {
            ask: async (question) => askPerson(question, { input: process.stdin, output: stderr, signal: interrupted.signal }),
        }),
        columns: widthOf(stdout),
        color: !isPlain && ((stdout.isTTY && !isDumb) || (env['FORCE_COLOR'] ?? '') !== ''),
        workingDirectory: process.cwd(),
        env,
        home,
        signal: (0,clock .mu)(interrupted.signal),
    };
}
function logTo(write, env) {
    return {
        debug: (message) => {
            if (env['GOLDENPAIR_DEBUG'] !== undefined)
                write(message);
        },
        info: write,
        notice: write,
        warning: (message) => write(`warning: ${message}`),
        error: (message) => write(`error: ${message}`),
    };
}
function openLine(stream) {
    let isEmpty = true;
    const show = (line) => {
        const text = (0,remove_invisible .i)(line(widthOf(stream)));
        if (text === '' && isEmpty)
            return;
        isEmpty = text === '';
        stream.write(`${CLEAR_LINE}${text}`);
    };
    return { show, clear: () => show(() => '') };
}
const wrapLines = (text, columns) => text
    .split('\n')
    .flatMap((line) => ((0,text_width .sc)(line) <= columns ? line : (0,text_width .C1)(line, columns)))
    .join('\n');
const showPlainly = (text) => text
    .split(STYLE)
    .map((part, at) => (at % 2 === 1 ? part : (0,remove_invisible .ts)(part)))
    .join('');
function endUnwritten(error, tell) {
    if (error.code === 'EPIPE' || isUnwritten)
        return;
    const reason = (0,io_log .Dy)(error);
    if (reason === null)
        throw error;
    isUnwritten = true;
    const refusal = new model_error .yo('stdout-unwritable', { reason }, { cause: error });
    tell(refusal.message);
    process.once('exit', () => {
        process.exitCode = (0,model_error .LL)(refusal);
    });
}
let isUnwritten = false;
async function askPerson(question, { input, output, signal }) {
    if (signal.aborted)
        return null;
    const lines = (0,promises_.createInterface)({ input, output, terminal: false });
    const ended = new Promise((resolve) => {
        lines.once('close', () => resolve(null));
    });
    const stop = () => lines.close();
    signal.addEventListener('abort', stop, { once: true });
    try {
        return await Promise.race([lines.question(question).then((answer) => answer.trim()), ended]);
    }
    finally {
        signal.removeEventListener('abort', stop);
        lines.close();
    }
}

var version = __webpack_require__(90178);
var join_names = __webpack_require__(73341);
;// CONCATENATED MODULE: ./build/entry/cli/cli.js















async function main(home) {
    process.exitCode = await runCommandLine(process.argv.slice(2), realTerminal(home));
}
async function runCommandLine(args, given) {
    const shorten = (text) => (0,files .EQ)(text, given.workingDirectory);
    const terminal = { ...given, log: (0,io_log .F8)(given.log, shorten) };
    try {
        const [name, ...rest] = args;
        if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
            terminal.print(writeOverview(COMMANDS, terminal.columns));
            return 0;
        }
        if (name === '--version' || name === 'version') {
            terminal.print(version .xv);
            return 0;
        }
        const entry = COMMANDS.find((known) => known.name === name);
        if (entry === undefined) {
            const names = COMMANDS.map((known) => known.name);
            const suggestion = COMMANDS.find(({ aliases }) => aliases.includes(name))?.name ?? (0,suggest .ZA)(name, names);
            throw new model_error .yo('command-unknown', { got: name, suggestion, known: names });
        }
        const { values, positionals } = parseFlags(entry, rest);
        if (values['help'] === true) {
            terminal.print(writeHelp(entry, await entry.load(), terminal.columns));
            return 0;
        }
        const call = { flags: (0,flags .uW)(entry.name, values), given: values, positionals, terminal };
        const command = await entry.load();
        await (0,git .rp)(terminal.workingDirectory);
        return await command.run(call).catch((error) => {
            throw nameOption(error, call, entry);
        });
    }
    catch (error) {
        if (error instanceof model_error .yo) {
            terminal.log.error(error.message);
            return (0,model_error .LL)(error);
        }
        terminal.log.error(`This is a bug in Goldenpair, not in your suite. Please report it.\n${(0,model_error .US)(error)}`);
        return 4;
    }
}
function parseFlags({ name, positionals }, args) {
    const options = {
        ...Object.fromEntries((0,request_options .NM)(name).map(([flag, { read, short }]) => {
            const type = read === undefined ? 'boolean' : 'string';
            return [flag, short === undefined ? { type } : { type, short }];
        })),
        help: { type: 'boolean', short: 'h' },
    };
    try {
        return (0,external_node_util_.parseArgs)({ args: [...args], options, allowPositionals: positionals !== '', strict: true });
    }
    catch (cause) {
        const reason = (0,model_error .bD)(cause).replace(/\. To specify a positional .*/s, '');
        const flag = /'(--?[^' ]+)/.exec(reason)?.[1] ?? '';
        const known = Object.keys(options).map((option) => `--${option}`);
        const own = COMMANDS.find(({ name: command }) => flag === `--${command}`);
        const [, stray] = /^Unexpected argument '(.*)'\. This/s.exec(reason) ?? [];
        if (stray !== undefined && known.includes('--suite')) {
            const file = /\.ya?ml$/i.test(stray) ? stray : 'FILE';
            (0,flags .Rd)(name, `\`${stray}\` has no option before it. Name a suite with \`--suite ${file}\`, and case files in the suite`);
        }
        const got = reason.includes('argument is ambiguous')
            ? `\`${flag}\` needs a value; write one that begins with a dash after an equals sign: \`${flag}=-1\``
            : own === undefined
                ? reason
                : `\`${flag}\` is a command: \`goldenpair ${[own.name, ...readOperands(args, flag)].join(' ')}\``;
        const suggestion = known.includes(flag) ? null : (0,suggest .ZA)(flag, known);
        throw new model_error .yo('arguments-invalid', { command: name, got, suggestion }, { cause });
    }
}
function readOperands(args, flag) {
    const [first = '', ...rest] = args.slice(args.findIndex((arg) => arg === flag || arg.startsWith(`${flag}=`)));
    return [...(first === flag ? [] : [first.slice(flag.length + 1)]), ...rest];
}
function nameOption(error, { given, positionals, terminal }, entry) {
    const { workingDirectory } = terminal;
    if (!(error instanceof model_error .yo) || error.code !== 'output-unwritable')
        return error;
    const facts = error.facts;
    const path = (0,external_node_path_.resolve)(workingDirectory, facts.path.replace(/\.tmp$/, ''));
    const isIn = (folder) => (0,links .FK)((0,external_node_path_.resolve)(workingDirectory, folder), path);
    const rows = (0,request_options .NM)(entry.name);
    const named = rows.flatMap(([flag, { value: kind }]) => {
        const value = given[flag];
        const isPlace = (kind === 'FOLDER' || kind === 'FILE') && typeof value === 'string';
        return isPlace && isIn(value) ? [{ option: `--${flag}`, length: (0,external_node_path_.resolve)(workingDirectory, value).length }] : [];
    });
    const [nearest] = named.sort((a, b) => b.length - a.length);
    const usual = WRITTEN_BY_DEFAULT.find((flag) => rows.some(([one]) => one === flag) && given[flag] === undefined);
    const argument = positionals.some(isIn) ? entry.positionals : null;
    const option = nearest?.option ?? (usual === undefined ? argument : `--${usual}`);
    return new model_error .yo('output-unwritable', { ...facts, option }, { cause: error.cause });
}
const WRITTEN_BY_DEFAULT = ['out', 'reference'];
const MAX_COLUMNS = 100;
const GAP = 2;
function writeOverview(commands, columns) {
    const rows = commands.map(({ name, summary }) => [name, summary]);
    return [
        ...wrap(`goldenpair ${version .xv}: is the change better, worse, or can your golden suite not tell?`, columns),
        '',
        'Usage: goldenpair COMMAND [FLAGS]',
        '',
        ...writeRows(rows, columns),
        '',
        '`goldenpair COMMAND --help` shows the flags of a command.',
        ...wrap('Exit codes: 0 passed, 1 a gate failed, 2 cannot tell or invalid, 3 your mistake, 4 a bug of Goldenpair.', columns),
    ].join('\n');
}
function writeHelp({ name, summary, positionals }, command, columns) {
    const flags = (0,request_options .NM)(name).map(([long, { help = '', value, default: preset = '' }]) => {
        const whenLeftOut = preset === '' ? '' : ` (default ${preset})`;
        return [`--${long}${value === undefined ? '' : ` ${value}`}`, command.help?.[long] ?? `${help}${whenLeftOut}`];
    });
    const details = command.details ?? [];
    return [
        ['goldenpair', name, positionals, '[FLAGS]'].filter((part) => part !== '').join(' '),
        ...wrap(`${(0,join_names .yV)(summary)}.`, columns),
        '',
        ...(details.length === 0 ? [] : [...writeRows(details, columns), '']),
        ...writeRows(flags, columns),
    ].join('\n');
}
function writeRows(rows, columns) {
    const left = Math.max(...rows.map(([name]) => (0,text_width .sc)(name)));
    const indent = ' '.repeat(GAP + left + GAP);
    return rows.flatMap(([name, text]) => wrap(text, columns, indent.length).map((line, at) => at === 0 ? `${' '.repeat(GAP)}${name.padEnd(left)}${' '.repeat(GAP)}${line}` : `${indent}${line}`));
}
const wrap = (text, columns, indent = 0) => (0,text_width .C1)(text, Math.min(columns, MAX_COLUMNS) - indent);


  }),

  98357:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BV: () => (  readTargetEnv),
    RS: () => (  printResult),
    Rd: () => (  refuseArguments),
    X2: () => (  refuseFlag),
    iP: () => (  readOverrides),
    jO: () => (  requireYaml),
    s: () => (  readSkippedCode),
    sB: () => (  refuseFlags),
    uW: () => (  readFlags)
  });
  var _model_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60288);
  var _io_target_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64564);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35560);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
  var _modes_request_options_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58282);





const NEEDS_TEXT = {
    FOLDER: 'a folder',
    FILE: 'a file',
    N: 'a number',
    S: 'a number',
};
function readFlags(name, given) {
    const rows = (0,_modes_request_options_index_js__WEBPACK_IMPORTED_MODULE_2__  .NM)(name);
    const has = (option) => rows.some(([flag]) => flag === option);
    for (const [flag, row] of rows)
        if (given[flag] !== undefined)
            checkFlag(flag, row, given, has);
    const read = (flag, { read, default: preset }) => {
        const value = given[flag] ?? preset;
        if (read === undefined)
            return value === true;
        return typeof value === 'string' ? read(value, refusing(flag, value)) : undefined;
    };
    const values = new Map(_modes_request_options_index_js__WEBPACK_IMPORTED_MODULE_2__  .Wg.map(([flag, row]) => [flag, read(flag, row)]));
    for (const [flag, row] of rows) {
        const { same } = row;
        const value = read(flag, row);
        if (same === undefined || value === undefined)
            continue;
        const other = values.get(same);
        if (other !== undefined && other !== value)
            refusing(flag, String(given[flag]))(`the same as --${same}, or none`);
        values.set(same, value);
    }
    return Object.fromEntries([...values].map(([flag, value]) => [(0,_modes_request_options_index_js__WEBPACK_IMPORTED_MODULE_2__  .xQ)(flag), value]));
}
function checkFlag(flag, row, given, has) {
    const { value = '', notBeside = {}, needs = {} } = row;
    const refuse = refusing(flag, String(given[flag]));
    const expected = NEEDS_TEXT[value];
    if (expected !== undefined && given[flag] === '')
        refuse(expected);
    for (const [other, why] of Object.entries(notBeside))
        if (given[other] !== undefined)
            refuse(`none beside --${other}${why}`);
    for (const [other, why] of Object.entries(needs))
        if (has(other) && given[other] === undefined)
            refuse(`none without --${other}${why}`);
}
function refuseArguments(command, got, suggestion = null) {
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__  .yo('arguments-invalid', { command, got, suggestion });
}
function refuseFlag(flag, got, expected) {
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__  .yo('flag-invalid', { flag, got, expected });
}
function requireYaml(out) {
    if (!/\.ya?ml$/i.test(out))
        refuseFlag('out', out, 'a file that ends in .yaml or .yml');
}
function refuseFlags(given, names, expected) {
    const flag = names.find((name) => given[name] !== undefined);
    if (flag !== undefined)
        refuseFlag(flag, String(given[flag]), expected);
}
function refusing(flag, given) {
    return (expected, { got = given, suggestion = null } = {}) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__  .yo('flag-invalid', { flag, got, expected, hint: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_3__  .au)(suggestion) });
    };
}
function readSkippedCode({ skipCodeQuality, skipCodeReview }) {
    return skipCodeQuality ? 'quality' : skipCodeReview ? 'review' : null;
}
function readTargetEnv({ targetEnv, inheritEnv }) {
    return inheritEnv ? [...targetEnv, _io_target_environment_js__WEBPACK_IMPORTED_MODULE_0__  .fb] : targetEnv;
}
function readOverrides(flags) {
    return {
        ...(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__  .Up)(flags, ['seed', 'rounds', 'concurrency', 'inference']),
        timeout_seconds: flags.timeoutSeconds,
        max_cost_usd: flags.maxCostUsd,
        judge_model: flags.judgeModel,
        settings: (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__  .Oy)({
            route_tier: flags.routeTier,
            model: flags.model,
            max_steps: flags.maxSteps,
            max_tool_calls: flags.maxToolCalls,
            no_cache: flags.noCache ? true : undefined,
        }),
    };
}
function printResult({ flags, terminal }, result, describe) {
    terminal.print(flags.json ? JSON.stringify(result, null, 2) : describe());
}


  }),

  13211:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Hh: () => (  workThrough),
    Hk: () => (  systemSleep),
    ml: () => (  systemClock),
    mu: () => (  shareSignal),
    s5: () => (  resolveWithin)
  });
  var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
  var node_perf_hooks__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(643);
  var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);



const systemClock = { now: () => new Date(), monotonicMs: () => node_perf_hooks__WEBPACK_IMPORTED_MODULE_1__.performance.now() };
const systemSleep = async (milliseconds, signal) => {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(milliseconds, undefined, { signal });
};
async function resolveWithin(promise, limitMs) {
    const ended = new AbortController();
    const late = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(limitMs, null, { signal: ended.signal }).catch(() => null);
    return Promise.race([promise, late]).finally(() => ended.abort());
}
function shareSignal(signal) {
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, signal);
    return signal;
}
async function awaitAll(underWay) {
    await Promise.allSettled(underWay);
    await Promise.all(underWay);
}
const MAX_WORKERS = 32;
async function workThrough(input, work) {
    const { items, concurrency, most = MAX_WORKERS, signal: outer } = input;
    const failure = new AbortController();
    const signal = shareSignal(AbortSignal.any([outer, failure.signal]));
    const run = async () => {
        try {
            for (let next = await items.next(); next.done !== true; next = await items.next()) {
                signal.throwIfAborted();
                await work(next.value, signal, stepAside);
            }
        }
        catch (error) {
            failure.abort(error);
            throw error;
        }
    };
    const stepAside = async (wait) => awaitAll([run(), wait()]);
    try {
        await awaitAll(Array.from({ length: Math.min(concurrency, most) }, run));
    }
    finally {
        await items.return?.();
    }
}


  }),

  75695:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    j: () => (  describeRounds),
    p: () => (  writePlan)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35560);
  var _report_render_text_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40524);



function describeRounds({ cap, expected, most, without_looks: blind, hopeless }, { cases, arms }) {
    const [about, all] = [expected * arms, most * arms];
    const answers = about === all
        ? (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(all, 'answer')
        : `about ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(about, 'answer')} if unchanged, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(all)} at most`;
    return [
        `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(cases, 'case')} in ${cap === 1 || blind !== null ? '' : 'at most '}${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(cap, 'round')}: ${answers}${cap === 1 || blind === null ? '' : `, all of them, since ${blind}`}.`,
        ...Object.entries(hopeless).map(([id, enough]) => {
            const cure = enough === null ? 'more cases, or a wider margin,' : `about ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(enough)} such cases`;
            return `If nothing changed, these cases are too few to decide the gate ${id} at its margin: ${cure} would be enough.`;
        }),
    ];
}
const BASIS = {
    earlier: 'as in the earlier run',
    bound: 'at most',
    declared: 'as max_trial_cost_usd says',
    none: 'costs nothing',
    unknown: 'unknown until it is asked',
};
const HEAD = ['asked', 'model', 'calls', 'tokens in', 'tokens out', 'USD', ''];
function writePlan(plan) {
    const { max_cost_usd: budget, max_cost_usd_per_month: month, spent_usd: spent } = plan.budget;
    const arms = plan.rows.filter(({ what }) => what === 'target').length;
    const unknown = plan.models.flatMap(({ model, price }) => (price === null ? [model] : []));
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__  .Eb)(`Nothing was asked. ${plan.suite} would ask for ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(plan.cases, 'case')}:`, '', ...(0,_report_render_text_width_js__WEBPACK_IMPORTED_MODULE_2__  .RM)([HEAD, ...plan.rows.map(writeRow)]), '', ...(plan.rounds === null ? [] : describeRounds(plan.rounds, { cases: plan.cases, arms })), ...plan.models.map(({ model, calls, usd, price }) => `${model}: ${writeRange(calls)} ${calls.most === 1 ? 'call' : 'calls'}, ${writeUsd(usd)}${price === null ? '' : ` (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(price.input)} in, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(price.output)} out, per million tokens)`}`), `In total ${writeUsd(plan.usd)}, without retries.`, plan.again && writeAgain(plan.again), plan.has_cache && 'These figures include answers that are in the cache and cost nothing.', unknown.length > 0 && `No price is known for ${unknown.join(', ')}: set it under \`pricing\`.`, budget === null
        ? 'There is no budget (set max_cost_usd or --max-cost-usd).'
        : `The budget of this run is ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(budget)}${isLess(budget, plan.usd) ? ', which is less, so the run may stop early' : ''}.`, month !== null &&
        `This month ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(spent ?? 0)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(month)} is spent${isLess(month - (spent ?? 0), plan.usd) ? ', and the rest may not be enough, so the run may stop early' : ''}.`, plan.left_out_at_night.length > 0 && `Left out at night: ${plan.left_out_at_night.join(', ')}.`).join('\n');
}
const isLess = (leftUsd, wantedUsd) => wantedUsd !== null && leftUsd < wantedUsd;
function writeRow({ what, name, model, calls, tokens, usd, basis }) {
    const count = (value) => (value === undefined ? '?' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(value));
    const isFree = basis === 'none';
    return [
        what === 'target' ? name : `judge: ${name}`,
        model ?? (isFree ? '–' : '?'),
        writeRange(calls),
        isFree ? '–' : count(tokens?.input),
        isFree ? '–' : count(tokens?.output),
        usd === null ? '?' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(usd),
        BASIS[basis],
    ];
}
const AGAIN = {
    'zero-tolerance': 'Cases that broke are asked again (zero tolerance)',
    night: 'A night that looks worse is measured once more',
};
function writeAgain({ because, trials, calls, usd }) {
    return `${AGAIN[because]}: at most ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(trials, 'trial')}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(calls, 'call')}, ${writeUsd(usd)} more.`;
}
function writeRange({ least, most }) {
    const [low, high] = [(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(least), (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(most)];
    return low === high ? low : `${low} to ${high}`;
}
const writeUsd = (usd) => (usd === null ? 'an unknown sum' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(usd));


  }),

  90178:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BR: () => (  GLOSSARY_URL),
    cZ: () => (  schemaLine),
    xv: () => (  VERSION),
    zx: () => (  NPX)
  });
const VERSION = '0.1.0';
const GLOSSARY_URL = 'https://github.com/goldenpair/goldenpair/blob/main/docs/glossary.md';
const schemaLine = (schema) => `# yaml-language-server: $schema=https://raw.githubusercontent.com/goldenpair/goldenpair/v${VERSION.split('.', 1).join('')}/schema/${schema}.schema.json`;
const NPX = 'npx github:goldenpair/goldenpair#v0';


  }),

  40524:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C1: () => (  wrapText),
    F2: () => (  padText),
    RM: () => (  alignColumns),
    sc: () => (  textWidth)
  });
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
function textWidth(text) {
    let width = 0;
    for (const character of text) {
        if (/\p{Mn}|\p{Me}|\ufe0f/u.test(character))
            continue;
        width += WIDE.test(character) ? 2 : 1;
    }
    return width;
}
function wrapText(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && textWidth(line) + 1 + textWidth(word) > width) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
}
function alignColumns(rows, isRight = (_column) => false) {
    const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((cells) => textWidth(cells[at] ?? ''))));
    return rows.map((cells) => cells
        .map((cell, at) => padText(cell, widths[at] ?? 0, isRight(at) ? 'right' : 'left'))
        .join('  ')
        .trimEnd());
}
function padText(text, width, align) {
    const space = ' '.repeat(Math.max(0, width - textWidth(text)));
    return align === 'right' ? space + text : text + space;
}


  })

};
