import { html } from 'hono/html'

interface SandboxPage {
  /** Title of the page, also used as the heading. */
  title: string
  /** One sentence that says what this page replaces in the real product. */
  note: string
  body: ReturnType<typeof html>
  /** A `<style>` element for this page, in addition to the common styles. */
  style: ReturnType<typeof html>
  /** The interval in seconds at which the page reloads itself; absent if it does not. */
  refresh?: number
}

/**
 * A page for developers: mailbox, gateway, provider. The page's referrer policy makes forms send their origin, by which
 * the sandbox recognises that they come from this machine.
 */
export const sandboxPage = ({ title, note, body, style, refresh }: SandboxPage) =>
  html`<!doctype html>
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="referrer" content="same-origin" />
        ${refresh === undefined ? '' : html`<meta http-equiv="refresh" content="${refresh}" />`}
        <title>${title} – 集い サンドボックス</title>
        <style>
          body {
            font:
              16px/1.7 system-ui,
              sans-serif;
            max-width: 40rem;
            margin: 0 auto;
            padding: 2rem 1rem;
            color: #1d1d22;
            background: #f6f5f2;
          }
          h1 {
            font-size: 1.4rem;
            margin: 0;
          }
          .note {
            color: #5b5b66;
            font-size: 0.875rem;
            margin: 0.25rem 0 1.5rem;
          }
        </style>
        ${style}
      </head>
      <body>
        <h1>${title}</h1>
        <p class="note">開発用のページです。${note}</p>
        ${body}
      </body>
    </html>`
