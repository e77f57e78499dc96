import type { AppShell } from '../renderDocument.ts'

/** A minimal shell for tests, with the parts that the server replaces. */
export const testShell: AppShell = {
  html: [
    '<!doctype html><html lang="ja"><head><script type="application/json" id="page-files">',
    '[["^/event/?$",["/assets/EventRoute-a.js","/assets/late-abc.css"]],["^/post/[^/]+/?$",["/assets/PostRoute-a.js"]]]',
    '</script><script>early()</script><meta charset="utf-8"><!--head--><title>tsudoi 集い</title>',
    '<meta name="description" content="好きなチャンネルをフォローする場所。" />',
    '<meta property="og:title" content="tsudoi 集い" /><!--/head--><link rel="icon" href="/icon.svg" />',
    '<link rel="stylesheet" href="/assets/first-abc.css"></head>',
    '<body><div id="root"><!--screen--></div></body></html>',
  ].join(''),
  lateSheets: ['/assets/late-abc.css'],
}
