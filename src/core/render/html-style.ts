/** Follows the reader's system for light and dark; colours keep 4.5:1 against their ground, and no meaning hangs on them alone. */
export const HTML_STYLE = `
:root { color-scheme: light dark; --ground: #ffffff; --text: #1f2328; --quiet: #59636e; --line: #d1d9e0; --panel: #f6f8fa; --link: #0969da; --worse: #b3460b; --better: #00704f; --neutral: #59636e; }
@media (prefers-color-scheme: dark) { :root { --ground: #0d1117; --text: #f0f6fc; --quiet: #9198a1; --line: #3d444d; --panel: #151b23; --link: #4493f8; --worse: #f0883e; --better: #3fb98a; --neutral: #9198a1; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; line-height: 1.3; }
h2 { font-size: 1.1rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
th, td { padding: .35rem .7rem; border: 1px solid var(--line); text-align: left; vertical-align: top; }
th { background: var(--panel); }
.right { text-align: right; }
.wide tr > :first-child { position: sticky; left: 0; background: var(--panel); }
.wide td { white-space: nowrap; }
[title] { cursor: help; }
code, pre { font: .9em ui-monospace, monospace; }
code { background: var(--panel); padding: .1em .3em; border-radius: 4px; }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: .7rem; white-space: pre-wrap; overflow-wrap: anywhere; }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: 6px; padding: .5rem .8rem; }
summary { cursor: pointer; }
figure { margin: 1rem 0; }
figcaption { color: var(--quiet); font-size: .9rem; }
svg { max-width: 100%; height: auto; font: 13px system-ui, sans-serif; fill: var(--text); }
.axis { stroke: var(--line); } .zero { stroke: var(--quiet); }
.worse { stroke: var(--worse); fill: var(--worse); } .better { stroke: var(--better); fill: var(--better); } .neutral { stroke: var(--neutral); fill: var(--neutral); } .candidate { stroke: var(--link); fill: var(--link); }
aside { border-left: 4px solid var(--line); padding-left: .8rem; margin: .8rem 0; }
.answers { display: grid; gap: 0 1rem; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); }
a { color: var(--link); }
footer { margin-top: 2rem; color: var(--quiet); font-size: .9rem; }
`
