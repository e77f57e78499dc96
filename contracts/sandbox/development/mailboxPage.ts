import { html } from 'hono/html'

interface StoredMail {
  id: string
  world: string
  recipient: string
  subject: string
  body: string
  code: string
  created_at: Date
}

const time = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', dateStyle: 'short', timeStyle: 'medium' })

/** The mails as a page for a person; it renews itself, so that a code appears while one waits. */
export const mailboxPage = (mails: readonly StoredMail[]) =>
  html`<!doctype html>
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta http-equiv="refresh" content="5" />
        <title>受信箱 – 集い サンドボックス</title>
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
          ol {
            list-style: none;
            margin: 0;
            padding: 0;
            display: grid;
            gap: 1rem;
          }
          li {
            background: #fff;
            border: 1px solid #e2e0da;
            border-radius: 0.5rem;
            padding: 1rem 1.25rem;
            overflow-wrap: anywhere;
          }
          h2 {
            font-size: 1rem;
            margin: 0;
          }
          .head {
            color: #5b5b66;
            font-size: 0.875rem;
          }
          .code {
            font:
              700 1.75rem/1 ui-monospace,
              monospace;
            letter-spacing: 0.2em;
            margin: 0.75rem 0;
            user-select: all;
          }
          pre {
            font: inherit;
            white-space: pre-wrap;
            margin: 0;
          }
        </style>
      </head>
      <body>
        <h1>受信箱</h1>
        <p class="note">
          開発用のページです。メールはこのコンピューターの外には送られません。新しいものから表示します。
        </p>
        ${
          mails.length === 0
            ? html`<p>まだメールはありません。</p>`
            : html`<ol>
                ${mails.map(mailItem)}
              </ol>`
        }
      </body>
    </html>`

const mailItem = ({ recipient, subject, body, code, created_at, world }: StoredMail) =>
  html`<li>
    <h2>${subject}</h2>
    <div class="head">${recipient} · ${time.format(created_at)}${world === 'demo' ? '' : ` · ${world}`}</div>
    <div class="code">${code}</div>
    <pre>${body}</pre>
  </li>`
