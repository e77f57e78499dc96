import { html } from 'hono/html'
import { sandboxPage } from '../runtime/http/sandboxPage.ts'

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

/** The mails as an HTML page. It reloads itself, so that a new code appears without a manual reload. */
export const mailboxPage = (mails: readonly StoredMail[]) =>
  sandboxPage({
    title: '受信箱',
    note: 'メールはこのコンピューターの外には送られません。新しいものから表示します。',
    refresh: 5,
    style,
    body:
      mails.length === 0
        ? html`<p>まだメールはありません。</p>`
        : html`<ol>
            ${mails.map(mailItem)}
          </ol>`,
  })

const mailItem = ({ recipient, subject, body, code, created_at, world }: StoredMail) =>
  html`<li>
    <h2>${subject}</h2>
    <div class="head">${recipient} · ${time.format(created_at)}${world === 'demo' ? '' : ` · ${world}`}</div>
    ${code && html`<div class="code">${code}</div>`}
    <pre>${body}</pre>
  </li>`

const style = html`<style>
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
</style>`
