export const id = 2731;
export const ids = [2731,178];
export const modules = {

/***/ 42731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// UNUSED EXPORTS: runCommandLine

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/model/suggest.js
var suggest = __webpack_require__(60288);
// EXTERNAL MODULE: ./build/model/error.js + 1 modules
var model_error = __webpack_require__(26704);
;// CONCATENATED MODULE: ./build/cli/commands/index.js
/** Every command, in the order of `goldenpair --help`. */
const COMMANDS = [
    {
        name: 'init',
        summary: 'write a first suite and a workflow for this repository, and run the suite once',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9736), __webpack_require__.e(3767), __webpack_require__.e(4873), __webpack_require__.e(8527), __webpack_require__.e(9615), __webpack_require__.e(6684), __webpack_require__.e(5694), __webpack_require__.e(8243), __webpack_require__.e(6992), __webpack_require__.e(7400), __webpack_require__.e(2141), __webpack_require__.e(3108), __webpack_require__.e(5667), __webpack_require__.e(5340)]).then(__webpack_require__.bind(__webpack_require__, 5340))).init,
    },
    {
        name: 'import',
        summary: "write cases from another tool's format",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9736), __webpack_require__.e(3767), __webpack_require__.e(2141), __webpack_require__.e(8299)]).then(__webpack_require__.bind(__webpack_require__, 76741))).importCases,
    },
    {
        name: 'run',
        summary: 'run the suite against its target; with --baseline compare too',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9736), __webpack_require__.e(3767), __webpack_require__.e(4873), __webpack_require__.e(8527), __webpack_require__.e(9615), __webpack_require__.e(6684), __webpack_require__.e(5694), __webpack_require__.e(8243), __webpack_require__.e(6992), __webpack_require__.e(7400), __webpack_require__.e(2141), __webpack_require__.e(3108), __webpack_require__.e(5667)]).then(__webpack_require__.bind(__webpack_require__, 32853))).run,
    },
    {
        name: 'compare',
        aliases: ['report'],
        summary: 'compare recorded runs (needs no target, key or network), or suites that it runs first',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9736), __webpack_require__.e(3767), __webpack_require__.e(4873), __webpack_require__.e(8527), __webpack_require__.e(9615), __webpack_require__.e(6684), __webpack_require__.e(5694), __webpack_require__.e(8243), __webpack_require__.e(6992), __webpack_require__.e(7400), __webpack_require__.e(2141), __webpack_require__.e(3108), __webpack_require__.e(7985)]).then(__webpack_require__.bind(__webpack_require__, 92827))).compare,
    },
    {
        name: 'ab',
        summary: 'run two to ten variants interleaved and compare every pair',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9736), __webpack_require__.e(3767), __webpack_require__.e(4873), __webpack_require__.e(8527), __webpack_require__.e(9615), __webpack_require__.e(6684), __webpack_require__.e(5694), __webpack_require__.e(8243), __webpack_require__.e(6992), __webpack_require__.e(7400), __webpack_require__.e(2141), __webpack_require__.e(3277), __webpack_require__.e(5084), __webpack_require__.e(3108), __webpack_require__.e(5301), __webpack_require__.e(1311), __webpack_require__.e(552), __webpack_require__.e(3622)]).then(__webpack_require__.bind(__webpack_require__, 99021))).ab,
    },
    {
        name: 'aa',
        summary: "run one variant twice, interleaved, to see the suite's noise",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9736), __webpack_require__.e(3767), __webpack_require__.e(4873), __webpack_require__.e(8527), __webpack_require__.e(9615), __webpack_require__.e(6684), __webpack_require__.e(5694), __webpack_require__.e(8243), __webpack_require__.e(6992), __webpack_require__.e(7400), __webpack_require__.e(2141), __webpack_require__.e(3277), __webpack_require__.e(5084), __webpack_require__.e(3108), __webpack_require__.e(1311), __webpack_require__.e(3175), __webpack_require__.e(9968)]).then(__webpack_require__.bind(__webpack_require__, 51140))).aa,
    },
    {
        name: 'merge',
        summary: 'put the shards of a run together and decide, as one machine would have',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(5156), __webpack_require__.e(9736), __webpack_require__.e(4873), __webpack_require__.e(8527), __webpack_require__.e(6684), __webpack_require__.e(5694), __webpack_require__.e(6992), __webpack_require__.e(7400), __webpack_require__.e(2141), __webpack_require__.e(8147)]).then(__webpack_require__.bind(__webpack_require__, 87916))).merge,
    },
    {
        name: 'judge',
        summary: "judge a recorded run anew with the suite's judge, and say what that changes",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9736), __webpack_require__.e(3767), __webpack_require__.e(4873), __webpack_require__.e(8527), __webpack_require__.e(9615), __webpack_require__.e(6684), __webpack_require__.e(5694), __webpack_require__.e(8243), __webpack_require__.e(6992), __webpack_require__.e(7400), __webpack_require__.e(2141), __webpack_require__.e(3108), __webpack_require__.e(1311), __webpack_require__.e(9441)]).then(__webpack_require__.bind(__webpack_require__, 51035))).judge,
    },
    {
        name: 'ratchet',
        summary: 'write a run as the reference in the repository, for review; never lower in silence',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9736), __webpack_require__.e(3767), __webpack_require__.e(4873), __webpack_require__.e(8527), __webpack_require__.e(9615), __webpack_require__.e(6684), __webpack_require__.e(5694), __webpack_require__.e(8243), __webpack_require__.e(2141), __webpack_require__.e(3108), __webpack_require__.e(2861)]).then(__webpack_require__.bind(__webpack_require__, 2861))).ratchet,
    },
    {
        name: 'validate',
        summary: 'read the suite and show all its problems with file and line',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9736), __webpack_require__.e(3767), __webpack_require__.e(4873), __webpack_require__.e(6684), __webpack_require__.e(2141), __webpack_require__.e(8727)]).then(__webpack_require__.bind(__webpack_require__, 48904))).validate,
    },
    {
        name: 'list',
        summary: "show the metrics, the targets or the suite's cases",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9736), __webpack_require__.e(3767), __webpack_require__.e(4873), __webpack_require__.e(8527), __webpack_require__.e(9615), __webpack_require__.e(8243), __webpack_require__.e(2141), __webpack_require__.e(3108), __webpack_require__.e(5668)]).then(__webpack_require__.bind(__webpack_require__, 66442))).list,
    },
    {
        name: 'demo',
        summary: "ask Goldenpair's own golden suite two ways, compare, and write the comment and the report",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(5156), __webpack_require__.e(9736), __webpack_require__.e(3767), __webpack_require__.e(4873), __webpack_require__.e(8527), __webpack_require__.e(9615), __webpack_require__.e(6684), __webpack_require__.e(5694), __webpack_require__.e(8243), __webpack_require__.e(6992), __webpack_require__.e(7400), __webpack_require__.e(2141), __webpack_require__.e(3277), __webpack_require__.e(5084), __webpack_require__.e(3108), __webpack_require__.e(5301), __webpack_require__.e(1311), __webpack_require__.e(552), __webpack_require__.e(8578)]).then(__webpack_require__.bind(__webpack_require__, 99553))).demo,
    },
];

// EXTERNAL MODULE: external "node:readline/promises"
var promises_ = __webpack_require__(26848);
// EXTERNAL MODULE: ./build/io/clock.js
var clock = __webpack_require__(13211);
// EXTERNAL MODULE: ./build/report/render/remove-unseen.js
var remove_unseen = __webpack_require__(45843);
// EXTERNAL MODULE: ./build/run/known-secrets.js + 1 modules
var known_secrets = __webpack_require__(86268);
;// CONCATENATED MODULE: ./build/cli/terminal.js




const CLEAR_LINE = '\r\u001b[2K';
/** Bold, dim and plain again: all that the reports use. */
// eslint-disable-next-line no-control-regex -- they begin with one
const STYLE = /(\u001b\[[012]m)/;
/** The process's own terminal. Colour follows NO_COLOR, FORCE_COLOR and whether stdout is a terminal (no-color.org). */
function realTerminal(home) {
    const { stdout, stderr, env } = process;
    const interrupted = new AbortController();
    for (const stream of [stdout, stderr])
        stream.on('error', ignoreClosedPipe);
    for (const signal of ['SIGINT', 'SIGTERM']) {
        process.once(signal, () => {
            stderr.write(`\n${signal}: finishing what is written; once more to stop at once\n`);
            interrupted.abort();
        });
    }
    const isLive = stderr.isTTY && env['CI'] === undefined;
    const write = (text) => void stderr.write(`${isLive ? CLEAR_LINE : ''}${(0,remove_unseen/* removeUnseen */.l0)(text)}\n`);
    const log = {
        debug: (message) => {
            if (env['GOLDENPAIR_DEBUG'] !== undefined)
                write(message);
        },
        info: write,
        notice: write,
        warning: (message) => write(`warning: ${message}`),
        error: (message) => write(`error: ${message}`),
    };
    return {
        print: (text) => void stdout.write(`${showPlainly(text)}\n`),
        log: (0,known_secrets/* maskLog */.RU)(log, (0,known_secrets/* maskSecrets */.QU)({ env })),
        progress: isLive ? (line) => void stderr.write(`${CLEAR_LINE}${(0,remove_unseen/* removeUnseen */.l0)(line)}`) : null,
        ...(isLive &&
            process.stdin.isTTY && {
            ask: async (question) => askPerson(question, { input: process.stdin, output: stderr, signal: interrupted.signal }),
        }),
        columns: stdout.columns ?? 100,
        color: (env['NO_COLOR'] ?? '') === '' && (stdout.isTTY || (env['FORCE_COLOR'] ?? '') !== ''),
        workingDirectory: process.cwd(),
        env,
        home,
        signal: (0,clock/* shareSignal */.mu)(interrupted.signal),
    };
}
/** Texts of suites and targets, in reports or in JSON, move no cursor and turn no line around. */
const showPlainly = (text) => text
    .split(STYLE)
    .map((part, at) => (at % 2 === 1 ? part : (0,remove_unseen/* escapeUnseen */.YA)(part)))
    .join('');
/** `goldenpair list | head` stops reading early: what was asked for goes on, and its exit code still counts. */
function ignoreClosedPipe(error) {
    if (error.code !== 'EPIPE')
        throw error;
}
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
            terminal.print(overview());
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
            terminal.print(help(entry, command));
            return 0;
        }
        refuseEmpty(command, values);
        return await command.run({ flags: values, positionals, terminal });
    }
    catch (error) {
        if (error instanceof model_error/* UserError */.y) {
            terminal.log.error(error.message);
            return (0,model_error/* exitCodeOfError */.L)(error);
        }
        terminal.log.error(`This is a bug of Goldenpair, not of your suite. Please report it.\n${stackOf(error)}`);
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
            ? `\`${flag}\` needs a value, and one that begins with a dash is written behind an equals sign, \`${flag}=-1\``
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
function overview() {
    const width = Math.max(...COMMANDS.map(({ name }) => name.length));
    return [
        `goldenpair ${version/* VERSION */.x}: is the change better, worse, or can your golden suite not tell?`,
        '',
        'Usage: goldenpair COMMAND [FLAGS]',
        '',
        ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
        '',
        '`goldenpair COMMAND --help` shows the flags. Exit codes: 0 passed, 1 a gate failed, 2 cannot tell or invalid, 3 your mistake, 4 a bug.',
    ].join('\n');
}
function help({ name, summary }, command) {
    const rows = Object.entries(command.flags).map(([long, flag]) => [
        `--${long}${flag.value === undefined ? '' : ` ${flag.value}`}`,
        flag.description,
    ]);
    const details = command.details ?? [];
    const width = Math.max(0, ...[...details, ...rows].map(([left = '']) => left.length));
    const show = ([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`;
    return [
        `goldenpair ${[name, command.positionals].filter((part) => part !== '').join(' ')}: ${summary}`,
        '',
        ...(details.length === 0 ? [] : [...details.map(show), '']),
        ...rows.map(show),
    ].join('\n');
}
function stackOf(error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
}


/***/ }),

/***/ 90178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Goldenpair's own version; `test/house.test.ts` holds it equal to package.json. */
const VERSION = '0.1.0';


/***/ })

};
