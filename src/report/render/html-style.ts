/** Light or dark like the reader's system. Colours have a contrast of at least 4.5:1, and no meaning depends on colour alone. */
export const HTML_STYLE = `
:root { color-scheme: light dark; --ground: #ffffff; --text: #1f2328; --quiet: #59636e; --line: #d1d9e0; --panel: #f6f8fa; --link: #0969da;
  --worse: #b3460b; --better: #00704f; --neutral: #6e7781; --candidate: #0072b2; --passed-on: #b35c00; --fifth: #a0527f;
  --good-ground: #e3f6ea; --fair-ground: #e4f0fc; --poor-ground: #fdeae6; }
@media screen and (prefers-color-scheme: dark) { :root:not([data-theme='light']) { --ground: #0d1117; --text: #f0f6fc; --quiet: #9198a1; --line: #3d444d; --panel: #151b23; --link: #4493f8;
  --worse: #f0883e; --better: #3fb98a; --neutral: #9198a1; --candidate: #58a6e8; --passed-on: #e0a050; --fifth: #d58fb8;
  --good-ground: #12331f; --fair-ground: #10294a; --poor-ground: #431c16; } }
:root[data-theme='light'] { color-scheme: light; }
* { box-sizing: border-box; }
html { scroll-padding-top: .5rem; }
body { margin: 0 auto; padding: 1rem 1rem 4rem; max-width: 88rem; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; line-height: 1.3; margin: .5rem 0; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1.1rem; margin: .6rem 0; }
h4 { font-size: 1rem; margin: 1.4rem 0 .3rem; }
h5 { font-size: .9rem; margin: .6rem 0 .2rem; color: var(--quiet); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
[tabindex='-1']:focus { outline: none; }
[hidden] { display: none !important; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.quiet { color: var(--quiet); font-size: .9rem; }
.scroll { position: relative; overflow-x: auto; margin: .6rem 0; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
th, td { padding: .3rem .5rem; border: 1px solid var(--line); text-align: left; vertical-align: top; max-width: 32rem; }
th { background: var(--panel); }
tbody th { font-weight: 400; }
.right { text-align: right; }
.wide tr > :first-child { position: sticky; left: 0; background: var(--panel); max-width: min(20rem, 45vw); }
.wide td { white-space: nowrap; }
@media screen { #case-list :is(td, th) { padding-inline: .3rem; } #case-list tbody th { min-width: min(10rem, 28vw); } #case-list .tags { white-space: normal; min-width: 8rem; } }
.good { background: var(--good-ground); } .fair { background: var(--fair-ground); } .poor { background: var(--poor-ground); }
button, input, select { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--neutral); border-radius: 6px; padding: .25rem .6rem; max-width: 100%; }
button { cursor: pointer; background: var(--panel); }
button:disabled { opacity: .5; cursor: default; }
input::placeholder { color: var(--quiet); opacity: 1; }
button.sort { font-weight: 600; background: none; border: 0; padding: 0; text-align: inherit; text-decoration: underline dotted var(--quiet); text-underline-offset: .2em; }
[aria-sort='ascending'] .sort::after { content: ' ▲' / ''; } [aria-sort='descending'] .sort::after { content: ' ▼' / ''; }
button.hint { width: 1.5rem; height: 1.5rem; padding: 0; line-height: 1; font-size: .8rem; border-radius: 50%; font-weight: 400; }
.bubble { max-width: min(26rem, 90vw); padding: .8rem 1rem; border: 1px solid var(--neutral); border-radius: 6px; background: var(--panel); color: var(--text); font-weight: 400; white-space: normal; text-align: left; }
code, pre { font: .9em ui-monospace, monospace; }
code { background: var(--panel); padding: .1em .3em; border-radius: 4px; }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: .6rem; margin: .3rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: 6px; padding: .4rem .8rem; }
summary { cursor: pointer; }
summary h2 { display: inline; margin: 0; font-size: 1rem; }
figure { margin: 1.2rem 0; max-width: 48rem; }
figcaption { font-weight: 600; font-size: .95rem; margin-bottom: .3rem; }
.canvas { position: relative; }
aside { border-left: 4px solid var(--line); padding-left: .8rem; margin: .8rem 0; }
.answers, .sides { display: grid; gap: 0 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
.charts { display: grid; gap: 0 2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); align-items: start; }
.charts > *, .sides > * { min-width: 0; }
a { color: var(--link); }
nav ol { margin: .3rem 0; padding-left: 1.6rem; font-size: .9rem; }
@media screen and (min-width: 88rem) { body { max-width: 108rem; } .page { display: grid; grid-template-columns: minmax(0, 1fr) 15rem; gap: 0 2rem; align-items: start; }
  .page > nav { grid-column: 2; position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow-y: auto; } .page > main { grid-column: 1; grid-row: 1; min-width: 0; }
  .page > nav li { margin: .2rem 0; } }
.filters { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; }
.filters label { flex: 1 1 8rem; display: grid; grid-template-columns: minmax(0, 1fr); max-width: 18rem; font-size: .85rem; color: var(--quiet); min-width: 0; }
.filters label:first-child { flex: 2 1 13rem; max-width: 26rem; } .filters input, .filters select { color: var(--text); font-size: 1rem; }
.unfold { display: none; } .gates { display: inline-block; min-width: 24rem; }
.columns { margin: 0; } .columns[open] { flex: 1 0 100%; } .boxes { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr)); gap: 0 1rem; max-height: 14rem; overflow-y: auto; }
.filters .boxes label { display: block; max-width: none; color: var(--text); }
.sum { background: var(--panel); } .sum th { font-weight: 600; }
.tools { display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: center; } [aria-pressed='true'] { border-color: var(--link); box-shadow: inset 0 0 0 1px var(--link); }
.passage > .markdown { display: none; } .as-markdown .passage > .markdown { display: block; border-left: 4px solid var(--line); padding-left: .8rem; } .as-markdown .passage > pre { display: none; }
.pages { display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: center; margin: .6rem 0; }
.badge { display: inline-block; border: 1px solid var(--neutral); border-radius: 1em; padding: 0 .5em; margin-right: .2em; font-size: .82rem; white-space: nowrap; }
.badge.broke, .badge.worse, .badge.failing { color: var(--worse); border-color: var(--worse); font-weight: 600; }
.badge.fixed { color: var(--better); border-color: var(--better); font-weight: 600; }
#case { border-top: 3px solid var(--link); }
.spans, .trace { padding-left: 0; list-style: none; font-size: .9rem; }
.spans li, .trace li { padding: .15rem .5rem; border-left: 4px solid var(--line); margin: .25rem 0; }
.spans .hit { border-color: var(--better); } .trace .bad { border-color: var(--worse); }
.spans details { margin: 0; border: 0; padding: 0; }
.bar { display: block; height: .35rem; min-width: 2px; background: var(--candidate); border-radius: 2px; }
del { background: var(--poor-ground); color: var(--text); } ins { background: var(--good-ground); color: var(--text); text-decoration-thickness: 2px; }
footer { margin-top: 2rem; color: var(--quiet); font-size: .9rem; }
@media screen and (max-width: 40rem) { .unfold { display: block; } .filters:not(.open) > :nth-child(n+3) { display: none; }
  main { display: flex; flex-direction: column; } main > p, main > ul { margin: .3rem 0; } .numbers, .cases ~ * { order: 1; } .cases h2 { margin-top: .6rem; } h1 { font-size: 1.25rem; } h2 { margin-top: 1.2rem; } details { margin: .3rem 0; padding: .3rem .6rem; } summary h2 { font-size: .92rem; }
  th, td { padding: .2rem .45rem; } #case-list .tags { display: none; } #case-list .badge, #case-list td:nth-child(2) { white-space: normal; border-radius: .6em; } .wide tr > :first-child { max-width: 40vw; } .wide tbody th { font-size: .85rem; } }
@media print { body { max-width: none; padding: 0; font-size: 10pt; } nav, .filters, .pages, button.hint { display: none; }
  h1, h2, h3, h4, h5, summary, figcaption { break-after: avoid; } tr, .canvas { break-inside: avoid; } .charts { display: block; }
  .answers, .sides { grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); } a { color: inherit; }
  .scroll { overflow: visible; } table { font-size: 8pt; } th, td { padding: .2rem .4rem; } td:first-child, tbody th, .tags { overflow-wrap: anywhere; min-width: 7em; }
  .wide td { white-space: normal; } .wide tr > :first-child { position: static; } button.sort { display: contents; } }
`
