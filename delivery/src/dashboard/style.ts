import { standalonePagePolicy } from 'server-kit/html';

/** The product's studio colours (shared-ui/src/theme), copied because this page loads nothing from the product. */
export const STYLE = `:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#F7F4F6;color:#1E0F1C;font:400 16px/1.5 'Sofia Sans',system-ui,sans-serif}
header,main{max-inline-size:76rem;margin:auto;padding:20px}
main{padding-block-start:0}
h1{margin:0;font-size:30px;line-height:1.2}
h2{margin:28px 0 12px;font-size:22px}
h3{margin:0 0 8px;font-size:18px;overflow-wrap:anywhere}
p{margin:0 0 8px}
a,summary{color:#0A6470}
p a{display:inline-block;min-block-size:28px}
code,pre{font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere;white-space:pre-wrap}
pre{margin:8px 0;padding:12px;border-radius:8px;background:#F1EBEF}
time,.quiet{color:#574254;overflow-wrap:anywhere}
.card{margin:0 0 16px;padding:20px;border:1px solid #E4DAE1;border-radius:14px;background:#fff}
.notice{margin:0 0 16px;padding:14px 18px;border-radius:10px;background:#E1F3EA;color:#0B6B4A;white-space:pre-wrap;overflow-wrap:anywhere}
.notice.bad{background:#fff;color:#B01E2D;border:2px solid #B01E2D}
.notice.warn{background:#FFF0D2;color:#7A4700}
.waiting:has(+ *){display:none}
table{inline-size:100%;border-collapse:collapse}
caption{text-align:start;color:#574254;padding-block-end:6px}
th,td{padding:8px 12px 8px 0;border-block-start:1px solid #E4DAE1;text-align:start;vertical-align:top;font-variant-numeric:tabular-nums}
td:first-child{overflow-wrap:anywhere}
ol{margin:0;padding:0;list-style:none}
li{padding:10px 0;border-block-start:1px solid #E4DAE1;overflow-wrap:anywhere}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin:12px 0}
label{display:grid;gap:4px;flex:1 1 16rem;font-weight:650}
input,select{min-inline-size:0;inline-size:100%;min-block-size:44px;padding:8px 12px;border:1px solid #8D7688;border-radius:8px;background:#fff;color:inherit;font:inherit;font-weight:400}
button{min-block-size:44px;padding:0 20px;border:0;border-radius:10px;background:#2A1128;color:#fff;font:inherit;font-weight:700;cursor:pointer}
button.danger{background:#B01E2D}
summary{min-block-size:44px;padding-block:10px;font-weight:650;cursor:pointer}
.card details{display:inline-block;margin-inline-end:28px}
.card details[open]{display:block}
:focus-visible{outline:3px solid #0A6470;outline-offset:3px}
@media (max-width:700px){
thead{position:absolute;clip-path:inset(50%);inline-size:1px;block-size:1px;overflow:hidden}
tr{display:block;padding:8px 0;border-block-start:1px solid #E4DAE1}
td,th[scope=row]{display:flex;justify-content:space-between;gap:16px;padding:2px 0;border:0}
td::before{content:attr(data-label);color:#574254;font-weight:400}
.card{padding:16px}
button{flex:1 1 100%}
}`;

/** No script, no external resources, no embedding. */
export const DASHBOARD_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // With `no-referrer`, browsers send Origin: null even for our own forms.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': standalonePagePolicy(STYLE),
};
