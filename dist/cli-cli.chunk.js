export const id = 5653;
export const ids = [5653,524];
export const modules = {

/***/ 95653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// UNUSED EXPORTS: runCommandLine

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/model/suggest.js
var suggest = __webpack_require__(60288);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var model_error = __webpack_require__(50262);
;// CONCATENATED MODULE: ./build/cli/commands/index.js
/** Every command, in the order of `goldenpair --help`. */
const COMMANDS = [
    {
        name: 'init',
        summary: 'draft a suite and a workflow for this repository, and run it once',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(5220), __webpack_require__.e(3767), __webpack_require__.e(1552), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(6684), __webpack_require__.e(4540), __webpack_require__.e(1053), __webpack_require__.e(9537)]).then(__webpack_require__.bind(__webpack_require__, 13219))).init,
    },
    {
        name: 'import',
        summary: "write cases from another tool's format",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(5220), __webpack_require__.e(3767), __webpack_require__.e(2141), __webpack_require__.e(4359), __webpack_require__.e(6062), __webpack_require__.e(5611)]).then(__webpack_require__.bind(__webpack_require__, 59232))).importCases,
    },
    {
        name: 'suggest',
        summary: 'show which recorded questions the suite lacks, and draft cases',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(5220), __webpack_require__.e(3767), __webpack_require__.e(1552), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(4540), __webpack_require__.e(3925)]).then(__webpack_require__.bind(__webpack_require__, 86698))).suggest,
    },
    {
        name: 'export',
        summary: 'write cases, or the trials of a run, in formats of others',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(5220), __webpack_require__.e(3767), __webpack_require__.e(1552), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(4540), __webpack_require__.e(1342)]).then(__webpack_require__.bind(__webpack_require__, 65166))).exportData,
    },
    {
        name: 'run',
        summary: 'run the suite against its target; with --baseline compare too',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(5220), __webpack_require__.e(3767), __webpack_require__.e(1552), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(4540), __webpack_require__.e(1053), __webpack_require__.e(9865)]).then(__webpack_require__.bind(__webpack_require__, 32853))).run,
    },
    {
        name: 'compare',
        aliases: ['report'],
        summary: 'compare recorded runs, or suites that it runs first',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(5220), __webpack_require__.e(3767), __webpack_require__.e(1552), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(8342), __webpack_require__.e(1006), __webpack_require__.e(103), __webpack_require__.e(2433), __webpack_require__.e(4540), __webpack_require__.e(7273), __webpack_require__.e(8912), __webpack_require__.e(1198), __webpack_require__.e(5922), __webpack_require__.e(4359), __webpack_require__.e(6062), __webpack_require__.e(9981)]).then(__webpack_require__.bind(__webpack_require__, 92827))).compare,
    },
    {
        name: 'ab',
        summary: 'run two to ten variants interleaved and compare every pair',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(5220), __webpack_require__.e(3767), __webpack_require__.e(1552), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(8342), __webpack_require__.e(1006), __webpack_require__.e(103), __webpack_require__.e(2433), __webpack_require__.e(4540), __webpack_require__.e(7273), __webpack_require__.e(8912), __webpack_require__.e(1198), __webpack_require__.e(5922), __webpack_require__.e(5676), __webpack_require__.e(7008), __webpack_require__.e(1738), __webpack_require__.e(6503), __webpack_require__.e(1311), __webpack_require__.e(1053), __webpack_require__.e(8777), __webpack_require__.e(5875), __webpack_require__.e(9021)]).then(__webpack_require__.bind(__webpack_require__, 99021))).ab,
    },
    {
        name: 'aa',
        summary: "run one variant twice, interleaved, to see the suite's noise",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(5220), __webpack_require__.e(3767), __webpack_require__.e(1552), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(8342), __webpack_require__.e(1006), __webpack_require__.e(103), __webpack_require__.e(2433), __webpack_require__.e(4540), __webpack_require__.e(7273), __webpack_require__.e(8912), __webpack_require__.e(1198), __webpack_require__.e(5922), __webpack_require__.e(5676), __webpack_require__.e(7008), __webpack_require__.e(1738), __webpack_require__.e(1311), __webpack_require__.e(1053), __webpack_require__.e(3175), __webpack_require__.e(7978)]).then(__webpack_require__.bind(__webpack_require__, 51140))).aa,
    },
    {
        name: 'bisect',
        aliases: ['blame'],
        summary: 'find the commit that broke cases, between a good and a bad one',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(5220), __webpack_require__.e(3767), __webpack_require__.e(1552), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(4540), __webpack_require__.e(6183), __webpack_require__.e(5817)]).then(__webpack_require__.bind(__webpack_require__, 71300))).bisect,
    },
    {
        name: 'merge',
        summary: 'merge the shards of a run, then decide as for any run',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(5156), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(5220), __webpack_require__.e(2141), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(8342), __webpack_require__.e(1006), __webpack_require__.e(103), __webpack_require__.e(2433), __webpack_require__.e(7273), __webpack_require__.e(8912), __webpack_require__.e(1198), __webpack_require__.e(5922), __webpack_require__.e(3546)]).then(__webpack_require__.bind(__webpack_require__, 87916))).merge,
    },
    {
        name: 'judge',
        summary: 'judge a recorded run again, and show what that changes',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(5220), __webpack_require__.e(3767), __webpack_require__.e(1552), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(4540), __webpack_require__.e(1311), __webpack_require__.e(1053), __webpack_require__.e(2155)]).then(__webpack_require__.bind(__webpack_require__, 51035))).judge,
    },
    {
        name: 'ratchet',
        summary: "write a run as the repository's reference; never lower it silently",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(5220), __webpack_require__.e(3767), __webpack_require__.e(1552), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(8342), __webpack_require__.e(1006), __webpack_require__.e(4540), __webpack_require__.e(617)]).then(__webpack_require__.bind(__webpack_require__, 2861))).ratchet,
    },
    {
        name: 'history',
        aliases: ['trends', 'trend'],
        summary: 'show how the measurements of a suite went: a table, pictures, CSV',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(5220), __webpack_require__.e(3767), __webpack_require__.e(1552), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(4540), __webpack_require__.e(5676), __webpack_require__.e(6920)]).then(__webpack_require__.bind(__webpack_require__, 84991))).history,
    },
    {
        name: 'pages',
        summary: 'add a report to a site such as GitHub Pages, and update its index',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(2141), __webpack_require__.e(2868)]).then(__webpack_require__.bind(__webpack_require__, 62868))).pages,
    },
    {
        name: 'validate',
        summary: 'show all problems of the suite, each with its file and line',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(3767), __webpack_require__.e(2141), __webpack_require__.e(6684), __webpack_require__.e(590)]).then(__webpack_require__.bind(__webpack_require__, 48904))).validate,
    },
    {
        name: 'list',
        summary: "show the metrics, the targets or the suite's cases",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(5220), __webpack_require__.e(3767), __webpack_require__.e(1552), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(4540), __webpack_require__.e(6882)]).then(__webpack_require__.bind(__webpack_require__, 66442))).list,
    },
    {
        name: 'demo',
        summary: "search Goldenpair's own docs and code in two ways, and compare",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(5220), __webpack_require__.e(3767), __webpack_require__.e(1552), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(8342), __webpack_require__.e(1006), __webpack_require__.e(103), __webpack_require__.e(2433), __webpack_require__.e(4540), __webpack_require__.e(7273), __webpack_require__.e(8912), __webpack_require__.e(1198), __webpack_require__.e(5922), __webpack_require__.e(5676), __webpack_require__.e(7008), __webpack_require__.e(1738), __webpack_require__.e(6503), __webpack_require__.e(1311), __webpack_require__.e(8777), __webpack_require__.e(5875), __webpack_require__.e(8588)]).then(__webpack_require__.bind(__webpack_require__, 99553))).demo,
    },
];

// EXTERNAL MODULE: external "node:readline/promises"
var promises_ = __webpack_require__(26848);
// EXTERNAL MODULE: ./build/io/clock.js
var clock = __webpack_require__(13211);
// EXTERNAL MODULE: ./build/io/log.js
var log = __webpack_require__(58967);
// EXTERNAL MODULE: ./build/model/remove-unseen.js
var remove_unseen = __webpack_require__(88785);
// EXTERNAL MODULE: ./build/report/render/text-width.js
var text_width = __webpack_require__(40524);
// EXTERNAL MODULE: ./build/run/known-secrets.js + 1 modules
var known_secrets = __webpack_require__(86268);
;// CONCATENATED MODULE: ./build/cli/terminal.js







const CLEAR_LINE = '\r\u001b[2K';
/** Bold, dim and plain again: all that the reports use. */
// eslint-disable-next-line no-control-regex -- they begin with one
const STYLE = /(\u001b\[[012]m)/;
/** Of a pipe, and of a terminal that does not say. */
const USUAL_COLUMNS = 80;
const widthOf = ({ columns }) => columns || USUAL_COLUMNS;
/**
 * The process's own terminal. Colour follows NO_COLOR, FORCE_COLOR and whether stdout is a terminal (no-color.org). Lines are rewritten only in a
 * terminal that can, and not under NO_COLOR.
 */
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
        const shown = (0,remove_unseen/* removeUnseen */.l0)(text);
        stderr.write(`${stderr.isTTY ? wrapLines(shown, widthOf(stderr)) : shown}\n`);
    }, env);
    for (const signal of ['SIGINT', 'SIGTERM']) {
        process.once(signal, () => {
            log.info(`\n${signal}: saving what is done; again to stop at once`);
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
        log: (0,known_secrets/* maskLog */.RU)(log, (0,known_secrets/* maskSecrets */.QU)({ env, targetEnvNames: [] })),
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
        signal: (0,clock/* shareSignal */.mu)(interrupted.signal),
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
/** The last line of a terminal, as long as nothing else is written. */
function openLine(stream) {
    let isEmpty = true;
    const show = (line) => {
        const text = (0,remove_unseen/* removeUnseen */.l0)(line(widthOf(stream)));
        if (text === '' && isEmpty)
            return;
        isEmpty = text === '';
        stream.write(`${CLEAR_LINE}${text}`);
    };
    return { show, clear: () => show(() => '') };
}
/** At spaces, where a terminal would break words. */
const wrapLines = (text, columns) => text
    .split('\n')
    .flatMap((line) => ((0,text_width/* textWidth */.sc)(line) <= columns ? line : (0,text_width/* wrapText */.C1)(line, columns)))
    .join('\n');
/** Texts of suites and targets, in reports or in JSON, move no cursor and turn no line around. */
const showPlainly = (text) => text
    .split(STYLE)
    .map((part, at) => (at % 2 === 1 ? part : (0,remove_unseen/* escapeUnseen */.YA)(part)))
    .join('');
/**
 * `goldenpair list | head` stops reading early: what was asked for goes on, and its exit code still counts. It goes on where a disk is full too,
 * so that no run is lost over what is printed of it, but ends as the user's error.
 */
function endUnwritten(error, tell) {
    if (error.code === 'EPIPE' || isUnwritten)
        return;
    const reason = (0,log/* whyUnwritable */.q9)(error);
    if (reason === null)
        throw error;
    isUnwritten = true;
    const refusal = new model_error/* UserError */.y('stdout-unwritable', { reason }, { cause: error });
    tell(refusal.message);
    process.once('exit', () => {
        process.exitCode = (0,model_error/* exitCodeOfError */.L)(refusal);
    });
}
/** A stream that is full fails at every line. */
let isUnwritten = false;
/**
 * Asks one question and gives the line that is typed, trimmed; null for an end of input (Ctrl-D) or when the signal is aborted.
 * The terminal's own line editing is used, so that Ctrl-C stays a signal.
 */
async function askPerson(question, { input, output, signal, }) {
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

// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(90178);
;// CONCATENATED MODULE: ./build/cli/write-help.js


/** Longer lines are hard to read, however wide the terminal. */
const MOST_COLUMNS = 100;
const GAP = 2;
/** What `goldenpair --help` prints. */
function writeOverview(commands, columns) {
    return [
        ...wrap(`goldenpair ${version/* VERSION */.x}: is the change better, worse, or can your golden suite not tell?`, columns),
        '',
        'Usage: goldenpair COMMAND [FLAGS]',
        '',
        ...writeRows(commands.map(({ name, summary }) => [name, summary]), columns),
        '',
        '`goldenpair COMMAND --help` shows the flags of a command.',
        ...wrap('Exit codes: 0 passed, 1 a gate failed, 2 cannot tell or invalid, 3 your mistake, 4 a bug of Goldenpair.', columns),
    ].join('\n');
}
/** What `goldenpair COMMAND --help` prints. */
function writeHelp({ name, summary }, command, columns) {
    const flags = Object.entries(command.flags).map(([long, { value, description }]) => [
        `--${long}${value === undefined ? '' : ` ${value}`}`,
        description,
    ]);
    const usage = ['goldenpair', name, command.positionals, '[FLAGS]'].filter((part) => part !== '').join(' ');
    const details = command.details ?? [];
    return [
        usage,
        ...wrap(`${summary.slice(0, 1).toUpperCase()}${summary.slice(1)}.`, columns),
        '',
        ...(details.length === 0 ? [] : [...writeRows(details, columns), '']),
        ...writeRows(flags, columns),
    ].join('\n');
}
/** Two columns, the second wrapped under itself. */
function writeRows(rows, columns) {
    const left = Math.max(...rows.map(([name]) => (0,text_width/* textWidth */.sc)(name)));
    const indent = ' '.repeat(GAP + left + GAP);
    return rows.flatMap(([name, text]) => wrap(text, columns, indent.length).map((line, at) => at === 0 ? `${' '.repeat(GAP)}${name.padEnd(left)}${' '.repeat(GAP)}${line}` : `${indent}${line}`));
}
const wrap = (text, columns, indent = 0) => (0,text_width/* wrapText */.C1)(text, Math.min(columns, MOST_COLUMNS) - indent);

;// CONCATENATED MODULE: ./build/cli/cli.js








/** `goldenpair …`: reads the arguments, runs one command, sets the exit code. `home` is the folder that holds dist/. */
async function main(home) {
    const terminal = realTerminal(home);
    process.exitCode = await runCommandLine(process.argv.slice(2), terminal);
}
/** Runs one command line to its exit code: 3 for the user's mistakes, 4 with a stack for a bug. */
async function runCommandLine(args, terminal) {
    try {
        const [name, ...rest] = args;
        if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
            terminal.print(writeOverview(COMMANDS, terminal.columns));
            return 0;
        }
        if (name === '--version' || name === 'version') {
            terminal.print(version/* VERSION */.x);
            return 0;
        }
        const entry = COMMANDS.find((known) => known.name === name);
        if (entry === undefined) {
            const names = COMMANDS.map((known) => known.name);
            const meant = COMMANDS.find(({ aliases }) => aliases?.includes(name));
            const suggestion = meant?.name ?? (0,suggest/* suggest */.Z)(name, names);
            throw new model_error/* UserError */.y('command-unknown', { got: name, suggestion, known: names });
        }
        const command = await entry.load();
        const { values, positionals } = parseFlags(name, command, rest);
        if (values['help'] === true) {
            terminal.print(writeHelp(entry, command, terminal.columns));
            return 0;
        }
        refuseEmpty(command, values);
        return await command.run({ flags: values, positionals, terminal }).catch((error) => {
            throw nameOption(error, { command, values, positionals, terminal });
        });
    }
    catch (error) {
        if (error instanceof model_error/* UserError */.y) {
            terminal.log.error(error.message);
            return (0,model_error/* exitCodeOfError */.L)(error);
        }
        terminal.log.error(`This is a bug in Goldenpair, not in your suite. Please report it.\n${stackOf(error)}`);
        return 4;
    }
}
function parseFlags(name, command, args) {
    const options = {
        ...Object.fromEntries(Object.entries(command.flags).map(([flag, { type, short }]) => [
            flag,
            short === undefined ? { type } : { type, short },
        ])),
        help: { type: 'boolean', short: 'h' },
    };
    try {
        return (0,external_node_util_.parseArgs)({ args: [...args], options, allowPositionals: command.positionals !== '', strict: true });
    }
    catch (cause) {
        const said = cause instanceof Error ? cause.message : String(cause);
        const flag = /'(--?[^' ]+)/.exec(said)?.[1] ?? '';
        const known = Object.keys(options).map((option) => `--${option}`);
        const isAmbiguous = said.includes('argument is ambiguous');
        const got = isAmbiguous
            ? `\`${flag}\` needs a value; write one that begins with a dash after an equals sign: \`${flag}=-1\``
            : said;
        const suggestion = known.includes(flag) ? null : (0,suggest/* suggest */.Z)(flag, known);
        throw new model_error/* UserError */.y('arguments-invalid', { command: name, got, suggestion }, { cause });
    }
}
const NEEDS_TEXT = {
    FOLDER: 'a folder',
    FILE: 'a file',
    N: 'a number',
    S: 'a number',
};
/** A variable of the shell that is not set must not become the working directory, or 0. */
function refuseEmpty(command, values) {
    for (const [flag, { value = '' }] of Object.entries(command.flags)) {
        const expected = NEEDS_TEXT[value];
        if (expected !== undefined && values[flag] === '')
            throw new model_error/* UserError */.y('flag-invalid', { flag, got: '', expected });
    }
}
/** The mistake with the option, or the argument, that named the place which cannot be written; every other error as it is. */
function nameOption(error, { command, values, positionals, terminal: { workingDirectory }, }) {
    if (!(error instanceof model_error/* UserError */.y) || error.code !== 'output-unwritable')
        return error;
    const facts = error.facts;
    // A draft stands beside its file.
    const path = (0,external_node_path_.resolve)(workingDirectory, facts.path.replace(/\.tmp$/, ''));
    const isIn = (folder) => `${path}${external_node_path_.sep}`.startsWith(`${(0,external_node_path_.resolve)(workingDirectory, folder)}${external_node_path_.sep}`);
    const named = Object.entries(command.flags).flatMap(([flag, { value: kind }]) => {
        const value = values[flag];
        const isPlace = (kind === 'FOLDER' || kind === 'FILE') && typeof value === 'string';
        return isPlace && isIn(value) ? [{ option: `--${flag}`, length: (0,external_node_path_.resolve)(workingDirectory, value).length }] : [];
    });
    const [nearest] = named.sort((a, b) => b.length - a.length);
    const usual = WRITTEN_BY_DEFAULT.find((flag) => Object.hasOwn(command.flags, flag) && values[flag] === undefined);
    const argument = positionals.some(isIn) ? command.positionals : null;
    const option = nearest?.option ?? (usual === undefined ? argument : `--${usual}`);
    return new model_error/* UserError */.y('output-unwritable', { ...facts, option }, { cause: error.cause });
}
/** Where a command writes without being told. */
const WRITTEN_BY_DEFAULT = ['out', 'reference'];
function stackOf(error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
}


/***/ }),

/***/ 99659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isSecretPath),
/* harmony export */   s: () => (/* binding */ hideSecrets)
/* harmony export */ });
const HIDDEN = '(hidden)';
/** Whatever their names, the values in these are not for readers. */
const HIDING_FOLDERS = new Set(['headers', 'env', 'cookies']);
const SECRET_WORDS = new Set([
    ...['secret', 'secrets', 'password', 'passwd', 'passphrase', 'credential', 'credentials'],
    ...['authorization', 'auth', 'bearer', 'cookie', 'apikey', 'dsn'],
]);
/** `api_key` and `access_token` are, `max_tokens` and `key_fields` are not. */
const SECRET_ENDS = new Set(['key', 'token']);
/**
 * Whether what stands under a path of keys may be a secret, by the names of the keys.
 * @example isSecretPath(['settings', 'apiKey']) // true
 * @example isSecretPath(['settings', 'max_tokens']) // false
 */
function isSecretPath(path) {
    return path.some((name, index) => {
        const words = name
            .replace(/([a-z\d])([A-Z])/g, '$1 $2')
            .toLowerCase()
            .split(/[^a-z\d]+/);
        const isFolder = index < path.length - 1 && HIDING_FOLDERS.has(name.toLowerCase());
        return isFolder || words.some((word) => SECRET_WORDS.has(word)) || SECRET_ENDS.has(words.at(-1) ?? '');
    });
}
const ASSIGNED = /((?:key|token|secret|password|passwd|authorization)["']?\s*[=:]\s*["']?(?:(?:bearer|basic)\s+)?)[^\s"',]+/gi;
/** Of a command line or a list: `--api-key abc`, `["--api-key","abc"]`. It looks back from the name's end: a line of dashes takes no time. */
const FLAG = /((?:key|token|secret|password|passwd)(?=["'\s])(?<=-[\w-]*)(?:["']\s*,|\s)\s*["']?)[^\s"',]+/gi;
const USER_IN_URL = /(\w:\/\/)[^\s/@]+@/g;
/** Keys and tokens of well-known services, by their first letters. */
const KNOWN_SHAPES = /\b(?:(?:sk|pk|rk|gh[posu]|github_pat|xox[abprs]|glpat|hf)[-_]|AKIA|ASIA|AIza)[-_A-Za-z\d]{11,}/g;
/**
 * A setting's text without what looks like a secret in it.
 * @example hideSecrets('curl --token abc https://u:p@host') // 'curl --token (hidden) https://(hidden)@host'
 */
function hideSecrets(text) {
    return text
        .replace(KNOWN_SHAPES, HIDDEN)
        .replace(USER_IN_URL, `$1${HIDDEN}@`)
        .replace(ASSIGNED, `$1${HIDDEN}`)
        .replace(FLAG, `$1${HIDDEN}`);
}


/***/ }),

/***/ 58967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KV: () => (/* binding */ asOutputError),
/* harmony export */   q9: () => (/* binding */ whyUnwritable),
/* harmony export */   qY: () => (/* binding */ SILENT),
/* harmony export */   tQ: () => (/* binding */ quoteLine)
/* harmony export */ });
/* harmony import */ var _compare_differences_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99659);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);


/** For what nobody is to hear of. */
const SILENT = {
    debug: () => undefined,
    info: () => undefined,
    notice: () => undefined,
    warning: () => undefined,
    error: () => undefined,
};
/** A server's text as one line, without the secrets that it was sent and may echo, nor what looks like one. */
function quoteLine(text, secrets) {
    return (0,_compare_differences_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .hideSecrets */ .s)(secrets.reduce((shown, secret) => shown.replaceAll(secret, '(hidden)'), text))
        .replace(/[\s\p{C}]+/gu, ' ')
        .trim();
}
const REASONS = {
    EACCES: 'permission to write there was denied',
    EDQUOT: 'the disk quota is exceeded',
    EEXIST: 'part of the path is a file',
    EFBIG: 'the file would exceed the allowed size',
    EISDIR: 'it is a folder',
    ELOOP: 'it is a link, or its links form a loop',
    ENOENT: 'nothing can be made there',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'part of the path is a file',
    EPERM: 'permission to write there was denied',
    EROFS: 'the file system is read-only',
};
/** Why the system refuses to write a file, in words; null for every other error. */
function whyUnwritable(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    return REASONS[code] ?? null;
}
/** The user's error `output-unwritable` where the system refuses to write a file; every other error as it is. */
function asOutputError(error, path) {
    const reason = whyUnwritable(error);
    return reason === null ? error : new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('output-unwritable', { path, reason }, { cause: error });
}


/***/ }),

/***/ 60288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest)
/* harmony export */ });
/* unused harmony export editDistance */
/**
 * The known name that was most likely meant, or null when none is near: "Did you mean `ndcg`?"
 * Near is at most a third of the longer name's letters in edits (insert, delete, replace, swap two neighbours), case ignored;
 * of equally near names the first wins.
 * @example suggest('ndgc', ['mrr', 'ndcg']) // 'ndcg'
 */
function suggest(name, known) {
    let best = null;
    let bestDistance = Infinity;
    for (const candidate of known) {
        const limit = Math.floor(Math.max(name.length, candidate.length) / 3);
        if (Math.abs(name.length - candidate.length) > limit)
            continue;
        const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
        if (distance <= limit && distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
/**
 * The least number of edits that turn one text into the other, each neighbour pair swapped at most once
 * (Damerau–Levenshtein, restricted: "optimal string alignment"; Damerau 1964, Comm. ACM 7:171).
 * @example editDistance('ca', 'ac') // 1
 */
function editDistance(from, to) {
    let beforePrevious = [];
    let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
    for (let row = 1; row <= from.length; row++) {
        const current = [row];
        for (let column = 1; column <= to.length; column++) {
            const isSame = from[row - 1] === to[column - 1];
            const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            current[column] = Math.min(at(previous, column) + 1, at(current, column - 1) + 1, at(previous, column - 1) + (isSame ? 0 : 1), isSwapped ? at(beforePrevious, column - 2) + 1 : Infinity);
        }
        beforePrevious = previous;
        previous = current;
    }
    return at(previous, to.length);
}
function at(row, column) {
    return row[column] ?? Infinity;
}


/***/ }),

/***/ 90178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ GLOSSARY_URL),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Goldenpair's own version; `test/house.test.ts` holds it equal to package.json. */
const VERSION = '0.1.0';
/** What its words mean. */
const GLOSSARY_URL = 'https://github.com/goldenpair/goldenpair/blob/main/docs/glossary.md';


/***/ }),

/***/ 40524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ wrapText),
/* harmony export */   F2: () => (/* binding */ padText),
/* harmony export */   sc: () => (/* binding */ textWidth)
/* harmony export */ });
/** Columns that a text takes on a terminal: wide and emoji characters two, combining marks none. */
function textWidth(text) {
    let width = 0;
    for (const character of text) {
        if (/\p{Mn}|\p{Me}|\ufe0f/u.test(character))
            continue;
        width +=
            /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(character)
                ? 2
                : 1;
    }
    return width;
}
/**
 * Text broken at spaces into lines of at most `width` columns; a longer word keeps its line to itself.
 * @example wrapText('one two three', 7) // ['one two', 'three']
 */
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
/** Text filled up with spaces to `width` columns. */
function padText(text, width, align) {
    const space = ' '.repeat(Math.max(0, width - textWidth(text)));
    return align === 'right' ? space + text : text + space;
}


/***/ })

};
