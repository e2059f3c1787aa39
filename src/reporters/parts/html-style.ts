/** The page's style sheet. No font, image or other file is fetched. */
export const HTML_STYLE = `
:root { color-scheme: light dark; --text: #1b1f24; --soft: #57606a; --ground: #ffffff; --panel: #f6f8fa; --edge: #d0d7de;
  --red: #b3261e; --green: #1a6b32; --amber: #7d5200; --link: #0a58ca; --del: #ffe1df; --ins: #d8f5dd; }
@media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --soft: #a5afba; --ground: #0d1117; --panel: #161b22; --edge: #3d444d;
  --red: #ff8f87; --green: #6fdd8b; --amber: #e3b341; --link: #79b8ff; --del: #54201d; --ins: #12391e; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem; background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: 0 0 .5rem; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
.fail { color: var(--red); } .pass { color: var(--green); } .incomplete { color: var(--amber); }
code, pre, .at, .value { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; }
pre { background: var(--panel); border: 1px solid var(--edge); padding: .75rem; overflow-x: auto; white-space: pre; }
table { border-collapse: collapse; width: 100%; } th, td { border: 1px solid var(--edge); padding: .35rem .6rem; text-align: left; vertical-align: top; }
td:first-child:not(:only-child) { min-width: 13rem; }
th { background: var(--panel); } th.row { white-space: nowrap; } td.key { min-width: 8rem; font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; } caption { text-align: left; color: var(--soft); padding: .25rem 0; }
.scroll { overflow-x: auto; }
.filters { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; padding: .75rem 0;
  background: var(--ground); border-bottom: 1px solid var(--edge); }
.filters label { display: grid; font-size: .85rem; color: var(--soft); }
input, select, button { font: inherit; color: var(--text); background: var(--ground); border: 1px solid var(--soft); border-radius: 4px; padding: .3rem .5rem; max-width: 100%; }
.filters input { width: 16rem; } .filters select { max-width: 14rem; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 1px; }
#list { list-style: none; margin: 0; padding: 0; }
#list > li { border-bottom: 1px solid var(--edge); content-visibility: auto; contain-intrinsic-size: auto 3.2rem; }
summary { cursor: pointer; padding: .5rem .25rem; overflow-wrap: anywhere; }
.about { color: var(--soft); } .tag { font-size: .85rem; border: 1px solid var(--edge); border-radius: 1rem; padding: 0 .5rem; margin-left: .4rem; white-space: nowrap; }
.tag.error { color: var(--red); border-color: currentColor; } .tag.warning { color: var(--amber); border-color: currentColor; }
.inside { padding: 0 .25rem 1rem 1.25rem; overflow-wrap: anywhere; }
del { background: var(--del); text-decoration: line-through; } ins { background: var(--ins); text-decoration: none; }
.tree, .tree ul { list-style: none; margin: 0; padding-left: 1rem; border-left: 1px solid var(--edge); }
.move { color: var(--soft); font-size: .9em; }
figure { margin: 1rem 0; } svg { width: 100%; max-width: 42rem; height: auto; } svg text { fill: var(--text); font-size: 12px; }
rect.within { fill: var(--green); } rect.over { fill: var(--red); } line.limit { stroke: var(--text); stroke-width: 2; stroke-dasharray: 4 3; } line.axis { stroke: var(--soft); }
figcaption, footer { color: var(--soft); font-size: .9rem; } footer { margin-top: 2rem; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin: 1rem 0 .5rem; }
fieldset { border: 1px solid var(--edge); border-radius: 4px; display: flex; flex-wrap: wrap; gap: 1rem; margin: .5rem 0; padding: .25rem .75rem .5rem; } legend { color: var(--soft); font-size: .85rem; }
input[type=radio] { accent-color: var(--link); } input[type=range] { padding: 0; width: 100%; accent-color: var(--link); }
.panes, .plots { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; } .pane { margin: .5rem 0; min-width: 0; max-width: 100%; } .plot { margin: 0; flex: 0 1 auto; max-width: 33rem; }
img { border: 1px solid var(--edge); background: repeating-conic-gradient(#cccccc 0 25%, #ffffff 0 50%) 0 0 / 16px 16px; vertical-align: top; } .pane img { max-width: 100%; height: auto; } img.pixels { image-rendering: pixelated; }
.stage { position: relative; width: max-content; cursor: col-resize; touch-action: none; } .stage .over { position: absolute; left: 0; top: 0; } .cut { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--link); pointer-events: none; }
.slider { width: fit-content; min-width: 16rem; max-width: 100%; } .ends { display: flex; justify-content: space-between; color: var(--soft); font-size: .9rem; }
.plot svg { width: auto; max-width: 100%; } circle.within { fill: none; stroke: var(--green); stroke-width: 1.5; } circle.over { fill: var(--red); } path.over { stroke: var(--red); stroke-width: 2; fill: none; } rect.frame { fill: none; stroke: var(--edge); } .walk { fill: none; stroke: var(--text); stroke-width: 1.5; }
@media print { .filters, .keys, #more, fieldset { display: none; } #list > li { content-visibility: visible; } tr, pre, figure, .plot { break-inside: avoid; }
  h2, h3, summary, caption { break-after: avoid; } body { max-width: none; padding: 0; font-size: .85rem; } pre { white-space: pre-wrap; } td:first-child:not(:only-child) { min-width: 8rem; } }
`;
