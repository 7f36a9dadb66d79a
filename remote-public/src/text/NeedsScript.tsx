/** Shown only in browsers without JavaScript, where the form cannot be sent. */
export function NeedsScript() {
  return (
    <noscript>
      <p>This form needs JavaScript. Turn it on, then load the page again.</p>
    </noscript>
  );
}
