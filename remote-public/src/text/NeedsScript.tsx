/** Shown only in browsers without JavaScript, where the form cannot be sent. */
export function NeedsScript() {
  return <noscript>This form needs JavaScript. Turn it on, then load the page again.</noscript>;
}
