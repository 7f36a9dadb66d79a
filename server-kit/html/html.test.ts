import { escapeHtml } from '.';

it.each([
  ['<script>alert("1")</script>', '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;'],
  [`Ana's & Bojan's`, 'Ana&#39;s &amp; Bojan&#39;s'],
  ['&lt;', '&amp;lt;'],
  ['Ђорђе', 'Ђорђе'],
])('escapes %s', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});
