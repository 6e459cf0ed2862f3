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
// EXTERNAL MODULE: ./build/io/git.js
var git = __webpack_require__(86349);
// EXTERNAL MODULE: ./build/model/suggest.js
var suggest = __webpack_require__(60288);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var model_error = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/cli/commands/flags.js
var flags = __webpack_require__(50467);
// EXTERNAL MODULE: ./build/store/runs/read-json-lines.js
var read_json_lines = __webpack_require__(54974);
;// CONCATENATED MODULE: ./build/cli/commands/index.js
// Nearly every command needs these: without these lines, webpack copies them into the chunk of each.


/** Every command, in the order of `goldenpair --help`. */
const COMMANDS = [
    {
        name: 'init',
        summary: 'draft a suite and a workflow for this repository, and run it once',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(6684), __webpack_require__.e(1346), __webpack_require__.e(9537)]).then(__webpack_require__.bind(__webpack_require__, 13219))).init,
    },
    {
        name: 'import',
        summary: "write cases from another tool's format",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(2141), __webpack_require__.e(4359), __webpack_require__.e(7218)]).then(__webpack_require__.bind(__webpack_require__, 59232))).importCases,
    },
    {
        name: 'suggest',
        summary: 'show which recorded questions the suite lacks, and draft cases',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(8981)]).then(__webpack_require__.bind(__webpack_require__, 86698))).suggest,
    },
    {
        name: 'export',
        summary: 'write cases, or the trials of a run, in formats of others',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(2337)]).then(__webpack_require__.bind(__webpack_require__, 65166))).exportData,
    },
    {
        name: 'run',
        summary: 'run the suite against its target; with --baseline compare too',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(1346), __webpack_require__.e(2853)]).then(__webpack_require__.bind(__webpack_require__, 32853))).run,
    },
    {
        name: 'compare',
        aliases: ['report'],
        summary: 'compare recorded runs, or suites that it runs first',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(4288), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(2331), __webpack_require__.e(1006), __webpack_require__.e(103), __webpack_require__.e(8442), __webpack_require__.e(8912), __webpack_require__.e(1329), __webpack_require__.e(9110), __webpack_require__.e(4359), __webpack_require__.e(8243)]).then(__webpack_require__.bind(__webpack_require__, 92827))).compare,
    },
    {
        name: 'ab',
        summary: 'run two to ten variants interleaved and compare every pair',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(4288), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(2331), __webpack_require__.e(1006), __webpack_require__.e(103), __webpack_require__.e(8442), __webpack_require__.e(8912), __webpack_require__.e(1329), __webpack_require__.e(5037), __webpack_require__.e(9110), __webpack_require__.e(7008), __webpack_require__.e(4504), __webpack_require__.e(7388), __webpack_require__.e(6503), __webpack_require__.e(1311), __webpack_require__.e(1346), __webpack_require__.e(5452), __webpack_require__.e(552), __webpack_require__.e(5875), __webpack_require__.e(9021)]).then(__webpack_require__.bind(__webpack_require__, 99021))).ab,
    },
    {
        name: 'aa',
        summary: "run one variant twice, interleaved, to see the suite's noise",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(4288), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(2331), __webpack_require__.e(1006), __webpack_require__.e(103), __webpack_require__.e(8442), __webpack_require__.e(8912), __webpack_require__.e(1329), __webpack_require__.e(5037), __webpack_require__.e(9110), __webpack_require__.e(7008), __webpack_require__.e(4504), __webpack_require__.e(7388), __webpack_require__.e(1311), __webpack_require__.e(1346), __webpack_require__.e(3175), __webpack_require__.e(634)]).then(__webpack_require__.bind(__webpack_require__, 51140))).aa,
    },
    {
        name: 'bisect',
        aliases: ['blame'],
        summary: 'find the commit that broke cases, between a good and a bad one',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(6183), __webpack_require__.e(4864)]).then(__webpack_require__.bind(__webpack_require__, 71300))).bisect,
    },
    {
        name: 'merge',
        summary: 'merge the shards of a run, then decide as for any run',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(2141), __webpack_require__.e(4288), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(2331), __webpack_require__.e(1006), __webpack_require__.e(103), __webpack_require__.e(8442), __webpack_require__.e(8912), __webpack_require__.e(1329), __webpack_require__.e(9110), __webpack_require__.e(3348)]).then(__webpack_require__.bind(__webpack_require__, 87916))).merge,
    },
    {
        name: 'judge',
        summary: 'judge a recorded run again, and show what that changes',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(1311), __webpack_require__.e(1346), __webpack_require__.e(1035)]).then(__webpack_require__.bind(__webpack_require__, 51035))).judge,
    },
    {
        name: 'ratchet',
        summary: "write a run as the repository's reference; never lower it silently",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(4288), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(1006), __webpack_require__.e(912)]).then(__webpack_require__.bind(__webpack_require__, 2861))).ratchet,
    },
    {
        name: 'history',
        aliases: ['trends', 'trend'],
        summary: 'show how the measurements of a suite went: a table, pictures, CSV',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(4288), __webpack_require__.e(5037), __webpack_require__.e(4504), __webpack_require__.e(5762)]).then(__webpack_require__.bind(__webpack_require__, 84991))).history,
    },
    {
        name: 'pages',
        summary: 'add a report to a site such as GitHub Pages, and update its index',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2141), __webpack_require__.e(4288), __webpack_require__.e(2331), __webpack_require__.e(8993)]).then(__webpack_require__.bind(__webpack_require__, 62868))).pages,
    },
    {
        name: 'validate',
        summary: 'show all problems of the suite, each with its file and line',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(3767), __webpack_require__.e(2141), __webpack_require__.e(6684), __webpack_require__.e(1002)]).then(__webpack_require__.bind(__webpack_require__, 48904))).validate,
    },
    {
        name: 'list',
        summary: "show the metrics, the targets or the suite's cases",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(181)]).then(__webpack_require__.bind(__webpack_require__, 66442))).list,
    },
    {
        name: 'demo',
        summary: "search Goldenpair's own docs and code in two ways, and compare",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(2141), __webpack_require__.e(4288), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(2331), __webpack_require__.e(1006), __webpack_require__.e(103), __webpack_require__.e(8442), __webpack_require__.e(8912), __webpack_require__.e(1329), __webpack_require__.e(5037), __webpack_require__.e(9110), __webpack_require__.e(7008), __webpack_require__.e(4504), __webpack_require__.e(7388), __webpack_require__.e(6503), __webpack_require__.e(1311), __webpack_require__.e(5452), __webpack_require__.e(552), __webpack_require__.e(5875), __webpack_require__.e(2667)]).then(__webpack_require__.bind(__webpack_require__, 99553))).demo,
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
        await (0,git/* trustConfiguration */.rp)(terminal.workingDirectory);
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
        const own = COMMANDS.find(({ name: command }) => flag === `--${command}`);
        const got = isAmbiguous
            ? `\`${flag}\` needs a value; write one that begins with a dash after an equals sign: \`${flag}=-1\``
            : own === undefined
                ? said
                : `\`${flag}\` is a command: \`goldenpair ${[own.name, ...readOperands(args, flag)].join(' ')}\``;
        const suggestion = known.includes(flag) ? null : (0,suggest/* suggest */.Z)(flag, known);
        throw new model_error/* UserError */.y('arguments-invalid', { command: name, got, suggestion }, { cause });
    }
}
/** What a command that was written as a flag is given: the words behind it. */
function readOperands(args, flag) {
    const at = args.findIndex((arg) => arg === flag || arg.startsWith(`${flag}=`));
    const [first = '', ...rest] = args.slice(at);
    return [...(first === flag ? [] : [first.slice(flag.length + 1)]), ...rest];
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

/***/ 50467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ positiveFlag),
/* harmony export */   En: () => (/* binding */ TARGET_ENV),
/* harmony export */   FB: () => (/* binding */ overridesOf),
/* harmony export */   NC: () => (/* binding */ CACHE_DIR),
/* harmony export */   PF: () => (/* binding */ namesFlag),
/* harmony export */   R1: () => (/* binding */ MEASURE_FLAGS),
/* harmony export */   S7: () => (/* binding */ failOnFlag),
/* harmony export */   TR: () => (/* binding */ DEFAULT_SUITE),
/* harmony export */   V: () => (/* binding */ shardFlag),
/* harmony export */   YS: () => (/* binding */ inferenceFlag),
/* harmony export */   Yr: () => (/* binding */ LIMIT_FLAGS),
/* harmony export */   _e: () => (/* binding */ INFERENCE),
/* harmony export */   ax: () => (/* binding */ wholeFlag),
/* harmony export */   bc: () => (/* binding */ SETTING_FLAGS),
/* harmony export */   ci: () => (/* binding */ skippedCode),
/* harmony export */   fD: () => (/* binding */ suiteFlag),
/* harmony export */   gx: () => (/* binding */ textFlag),
/* harmony export */   ii: () => (/* binding */ TARGET_ENV_FLAGS),
/* harmony export */   kT: () => (/* binding */ SHARED_FLAGS),
/* harmony export */   oM: () => (/* binding */ JUDGE_MODEL),
/* harmony export */   qF: () => (/* binding */ targetEnvFlags),
/* harmony export */   yU: () => (/* binding */ readEither)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55451);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64520);
/* harmony import */ var _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96762);
/* harmony import */ var _targets_target_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53636);





const DEFAULT_SUITE = 'golden/suite.yaml';
/** Flags that several commands share, so that they read the same everywhere. */
const SHARED_FLAGS = {
    suite: { type: 'string', value: 'FILE', description: `the suite (default ${DEFAULT_SUITE})` },
    subset: { type: 'string', value: 'SELECTION', description: 'only these cases: tag:auth, id:run-*, difficulty:hard' },
    trials: { type: 'string', value: 'N', description: "attempts per case (default: the suite's)" },
    seed: { type: 'string', value: 'N', description: "seed of order and resampling (default: the suite's)" },
    concurrency: { type: 'string', value: 'N', description: "trials run at once (default: the suite's)" },
    'timeout-seconds': { type: 'string', value: 'S', description: "time limit of a trial (default: the suite's)" },
    out: { type: 'string', value: 'FOLDER', description: 'where files are written' },
    'fail-on': { type: 'string', value: 'WHAT', description: `${_model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$.join(' | ')} (default regression)` },
    verbose: { type: 'boolean', description: 'also print statistics, all changed cases, settings and files' },
    json: { type: 'boolean', description: 'print the result as JSON, for machines' },
};
/** For commands that compare what somebody has chosen to compare. */
const INFERENCE = {
    type: 'string',
    value: 'WHAT',
    description: `what the verdict is about: ${_model_suite_inference_js__WEBPACK_IMPORTED_MODULE_4__/* .INFERENCES */ .R.join(' | ')}`,
};
/** For commands that start a target. */
const TARGET_ENV = {
    type: 'string',
    value: 'NAMES',
    description: 'variables that the target may see too, e.g. OPENAI_API_KEY',
};
const TARGET_ENV_FLAGS = {
    'target-env': TARGET_ENV,
    'inherit-env': { type: 'boolean', description: 'targets may see every variable of this shell, secrets too' },
};
/** Settings that are laid over those of every variant, and other names of shared flags. */
const SETTING_FLAGS = {
    'route-tier': {
        type: 'string',
        value: 'TIER',
        description: 'the target must answer on this route tier: local, api …',
    },
    tier: { type: 'string', value: 'TIER', description: 'the same as --route-tier' },
    model: { type: 'string', value: 'NAME', description: 'the model that the target must ask' },
    'max-steps': { type: 'string', value: 'N', description: 'at most so many steps of reasoning for an answer' },
    'max-tool-calls': { type: 'string', value: 'N', description: 'at most so many tool calls for an answer' },
    'no-cache': { type: 'boolean', description: "use neither the target's caches nor Goldenpair's own" },
    'query-timeout-seconds': { type: 'string', value: 'S', description: 'the same as --timeout-seconds' },
};
/** For commands whose answers may be known already. */
const CACHE_DIR = {
    type: 'string',
    value: 'FOLDER',
    description: 'where to cache the answers of targets and judges',
};
/** For commands that ask a judge. */
const JUDGE_MODEL = {
    type: 'string',
    value: 'NAME',
    description: "another model for the suite's judge",
};
/** For commands that measure the source code of the system under test. */
const CODE_FLAGS = {
    'skip-code-review': { type: 'boolean', description: 'do not ask a judge to review the source code' },
    'skip-code-quality': { type: 'boolean', description: 'do not measure the source code or decide its gates' },
};
/** What `CODE_FLAGS` leave out of a suite; null is nothing. */
function skippedCode(flags) {
    if (flags['skip-code-quality'] === true)
        return 'code';
    return flags['skip-code-review'] === true ? 'review' : null;
}
/** What a run may spend. */
const LIMIT_FLAGS = {
    'max-cost-usd': {
        type: 'string',
        value: 'USD',
        description: "most that the run may cost (default: the suite's); it stops before it costs more",
    },
    'dry-run': { type: 'boolean', description: 'only show what would be asked and what it would cost' },
};
/** For commands that measure variants of a suite: everything but which, and how much of it. */
const MEASURE_FLAGS = {
    ...CODE_FLAGS,
    ...SETTING_FLAGS,
    ...LIMIT_FLAGS,
    ...TARGET_ENV_FLAGS,
    'judge-model': JUDGE_MODEL,
};
/** The `--suite` flag. */
function suiteFlag(flags) {
    return textFlag(flags, 'suite') ?? DEFAULT_SUITE;
}
/** Names separated by commas or blanks; none when the flag was not given. */
function namesFlag(flags, name) {
    return (textFlag(flags, name) ?? '').split(/[\s,]+/).filter((one) => one !== '');
}
/** What targets may see beside what they always do. */
function targetEnvFlags(flags) {
    const names = namesFlag(flags, 'target-env');
    return flags['inherit-env'] === true ? [...names, _targets_target_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .EVERY_VARIABLE */ .fb] : names;
}
/** A flag's text, or undefined when it was not given. */
function textFlag(flags, name) {
    const value = flags[name];
    return typeof value === 'string' ? value : undefined;
}
/** A flag's whole number of at least `least`, or undefined when it was not given. Throws `flag-invalid`. */
function wholeFlag(flags, name, least = 1) {
    const text = textFlag(flags, name);
    if (text === undefined)
        return undefined;
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < least)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: name, got: text, expected: `a whole number of at least ${least}` });
    return value;
}
/** A flag's positive number, or undefined when it was not given. Throws `flag-invalid`. */
function positiveFlag(flags, name) {
    const text = textFlag(flags, name);
    if (text === undefined)
        return undefined;
    const value = Number(text);
    if (!Number.isFinite(value) || value <= 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: name, got: text, expected: 'a number above 0' });
    return value;
}
/** The `--fail-on` flag. Throws `flag-invalid`. */
function failOnFlag(flags) {
    const text = textFlag(flags, 'fail-on') ?? 'regression';
    const failOn = _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$.find((word) => word === text);
    if (failOn === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'fail-on', got: text, expected: _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$.join(', ') });
    return failOn;
}
/** The `--inference` flag, or undefined when it was not given. Throws `flag-invalid`. */
function inferenceFlag(flags) {
    const text = textFlag(flags, 'inference');
    if (text === undefined)
        return undefined;
    const inference = _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_4__/* .INFERENCES */ .R.find((word) => word === text);
    if (inference === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'inference', got: text, expected: _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_4__/* .INFERENCES */ .R.join(', ') });
    return inference;
}
/** The `--shard` flag; null when it was not given. Throws `flag-invalid`. */
function shardFlag(flags) {
    const text = textFlag(flags, 'shard');
    if (text === undefined)
        return null;
    const shard = (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .parseShard */ .uK)(text);
    if (shard === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'shard', got: text, expected: _model_run_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .SHARD_FORM */ .KN });
    return shard;
}
/** What the flags say over the suite. Throws `flag-invalid`. */
function overridesOf(flags) {
    return {
        seed: wholeFlag(flags, 'seed', 0),
        concurrency: wholeFlag(flags, 'concurrency'),
        timeout_seconds: readEither(flags, positiveFlag, ['timeout-seconds', 'query-timeout-seconds']),
        max_cost_usd: positiveFlag(flags, 'max-cost-usd'),
        inference: inferenceFlag(flags),
        judge_model: textFlag(flags, 'judge-model'),
        settings: settingsOf(flags),
    };
}
/** By the names that docs/protocol.md gives them. */
function settingsOf(flags) {
    const settings = {
        route_tier: readEither(flags, textFlag, ['route-tier', 'tier']),
        model: textFlag(flags, 'model'),
        max_steps: wholeFlag(flags, 'max-steps'),
        max_tool_calls: wholeFlag(flags, 'max-tool-calls', 0),
        no_cache: flags['no-cache'] === true ? true : undefined,
    };
    return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
/** The value of a flag that has two names. Throws `flag-invalid` when both were given and do not say the same. */
function readEither(flags, read, [name, other]) {
    const [value, same] = [read(flags, name), read(flags, other)];
    if (value !== undefined && same !== undefined && value !== same)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: other, got: String(same), expected: `the same as --${name}, or none` });
    return value ?? same;
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

/***/ 68067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ splitLines)
/* harmony export */ });
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46193);

/**
 * Cuts a stream of UTF-8 bytes into lines at line feeds; a carriage return before one is dropped, empty lines are given too.
 * Of a line longer than `maxLength` characters only `onTooLong` hears, with its beginning, and memory stays bounded.
 */
function splitLines(options) {
    const { maxLength, onLine, onTooLong } = options;
    const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_0__.StringDecoder('utf8');
    let pieces = [];
    let length = 0;
    let isSkipping = false;
    const keep = (piece) => {
        if (isSkipping || piece === '')
            return;
        pieces.push(piece);
        length += piece.length;
        if (length <= maxLength)
            return;
        isSkipping = true;
        onTooLong(pieces.join('').slice(0, 1000));
        pieces = [];
    };
    const finish = () => {
        const wasSkipping = isSkipping;
        const line = pieces.length === 1 ? (pieces[0] ?? '') : pieces.join('');
        pieces = [];
        length = 0;
        isSkipping = false;
        if (!wasSkipping)
            onLine(line.endsWith('\r') ? line.slice(0, -1) : line);
    };
    const read = (text) => {
        let start = 0;
        for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
            keep(text.slice(start, end));
            finish();
            start = end + 1;
        }
        keep(text.slice(start));
    };
    return {
        push: (bytes) => read(decoder.write(bytes)),
        end: () => {
            keep(decoder.end());
            if (length === 0)
                return false;
            finish();
            return true;
        },
    };
}


/***/ }),

/***/ 55451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ runVerdictSchema),
/* harmony export */   Jm: () => (/* binding */ GATE_VERDICTS),
/* harmony export */   NP: () => (/* binding */ exitCodeSchema),
/* harmony export */   Z4: () => (/* binding */ RUN_VERDICTS),
/* harmony export */   d$: () => (/* binding */ FAIL_ON)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** The words of a gate, in the order of docs/decision-rules.md#the-verdict-of-a-gate. */
const GATE_VERDICTS = [
    'invalid',
    'not-comparable',
    'breached',
    'regressed',
    'improved',
    'unchanged',
    'no-regression',
    'within-bounds',
    'inconclusive',
];
/** The words of a whole run. */
const RUN_VERDICTS = [
    'invalid',
    'not-comparable',
    'regressed',
    'inconclusive',
    'improved',
    'unchanged',
    'no-regression',
];
const FAIL_ON = ['regression', 'inconclusive', 'never'];
const exitCodeSchema = zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.literal(0), zod__WEBPACK_IMPORTED_MODULE_0__.literal(1), zod__WEBPACK_IMPORTED_MODULE_0__.literal(2), zod__WEBPACK_IMPORTED_MODULE_0__.literal(3), zod__WEBPACK_IMPORTED_MODULE_0__.literal(4)])
    .describe("0 passed, 1 regressed, 2 cannot tell, 3 the user's error, 4 a bug.");
const becauseSchema = zod__WEBPACK_IMPORTED_MODULE_0__["enum"]([
    'gate-failed-to-compute',
    'missing-data-floor',
    'nothing-measured',
    'absolute-bound',
    'baseline-unreadable',
    'baseline-removed',
    'no-baseline',
    'suite-rewritten',
    'no-comparable-gate',
    'too-many-cases-excluded',
    'gate',
    'zero-tolerance',
    'watched-case-unasked',
    'non-inferiority-not-shown',
    'primary-gate',
    'watched-case-unscored',
    'ungated-loss',
    'no-quality-gate',
    'ungated-cases',
    'nothing-to-lose',
    'nothing-matched',
    'nothing-ruled-out',
])
    .describe('The rule that decided; null for improved, unchanged and no-regression, which need no explanation.');
const runVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    word: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](RUN_VERDICTS),
    because: becauseSchema.nullable(),
    exit_code: exitCodeSchema,
    passed: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().describe('Whether a merge may go on: exit code 0.'),
    primary: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable().describe('The primary gate.'),
});


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


/***/ }),

/***/ 54974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ describeFirstIssue),
/* harmony export */   L1: () => (/* binding */ findLines),
/* harmony export */   _$: () => (/* binding */ refuseNewer),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   sS: () => (/* binding */ readJsonLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _io_split_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68067);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98194);





/** Whoever takes the lines may keep Node busy: so long after a line it hears no signal. */
const DEAF_MS = 100;
/**
 * The values of a file with one JSON document a line, one at a time, with their line numbers from 1. A last line without its line
 * feed that is not JSON was being written when its writer was killed: it is left out with a warning.
 * Throws `run-too-large` and `run-invalid`, naming the line.
 */
async function* readJsonLines(path, log) {
    let lines = [];
    let lineNumber = 0;
    const splitter = (0,_io_split_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .splitLines */ .u)({
        maxLength: _run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_LENGTH */ .E2,
        onLine: (line) => lines.push(line),
        onTooLong: () => {
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('run-too-large', { path, line: lineNumber + lines.length + 1, limit: _run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_LENGTH_NAME */ .Kc });
        },
    });
    for await (const bytes of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { highWaterMark: 256 * 1024 })) {
        splitter.push(bytes);
        const whole = lines;
        lines = [];
        let heardAt = performance.now();
        for (const line of whole) {
            yield { line: ++lineNumber, value: parseLine(path, lineNumber, line) };
            if (performance.now() - heardAt < DEAF_MS)
                continue;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
            heardAt = performance.now();
        }
    }
    if (!splitter.end())
        return;
    const value = tryJson(lines[0] ?? '');
    if (value === undefined)
        log.warning(`${path}:${lineNumber + 1} is cut off and was ignored: the run ended while writing it.`);
    else
        yield { line: lineNumber + 1, value };
}
/** Of a file that a newer Goldenpair wrote, throws `run-too-new`: with fields that are not known it would seem damaged. */
function refuseNewer(path, value, supported) {
    if (typeof value !== 'object' || value === null || !('schema_version' in value))
        return;
    const { schema_version: got } = value;
    if (typeof got === 'number' && got > supported)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('run-too-new', { path, got, supported });
}
function parseLine(path, line, text) {
    const value = tryJson(text);
    if (value === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('run-invalid', { path, line, problem: 'the line is not JSON' });
    return value;
}
function tryJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
const LINE_FEED = 10;
const BLOCK = 1024 * 1024;
/**
 * The places of an open file's lines in order, the last one even without its line feed; the text itself is not kept. In one go: nothing
 * else is under way where a run is read, and to be called for every block takes longer than to read it.
 */
function findLines(file) {
    const places = [];
    const block = Buffer.alloc(BLOCK);
    let start = 0;
    let offset = 0;
    for (let length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, block, 0, BLOCK, 0); length > 0; length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, block, 0, BLOCK, offset)) {
        const bytes = block.subarray(0, length);
        for (let found = bytes.indexOf(LINE_FEED); found >= 0; found = bytes.indexOf(LINE_FEED, found + 1)) {
            places.push({ start, end: offset + found });
            start = offset + found + 1;
        }
        offset += length;
    }
    return start === offset ? places : [...places, { start, end: offset }];
}
/** The value of a JSON text of a run, whose file the error names. Throws `run-invalid`. */
function parseJson(path, text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        const problem = `it is not JSON (${cause instanceof Error ? cause.message : String(cause)})`;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('run-invalid', { path, line: null, problem }, { cause });
    }
}
/**
 * The first thing wrong with a stored value, by its place.
 * @example '`cases[3].query`: Invalid input: expected string, received number'
 */
function describeFirstIssue(error) {
    const [issue] = error.issues;
    if (issue === undefined)
        return error.message;
    const place = issue.path.reduce((name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name === '' ? '' : '.'}${String(key)}`), '');
    return place === '' ? issue.message : `\`${place}\`: ${issue.message}`;
}


/***/ })

};
