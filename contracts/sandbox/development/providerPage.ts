import { html } from 'hono/html'
import type { SocialProvider } from '../../auth/provider.endpoints.ts'
import { providerPeople, type ProviderPerson } from '../content/providerPeople.ts'
import type { Visit } from './providerApp.ts'

const names: Readonly<Record<SocialProvider, string>> = {
  APPLE: 'Apple',
  FACEBOOK: 'Facebook',
  TWITTER: 'Twitter',
  GOOGLE: 'Google',
  LINE: 'LINE',
}

/** Where one agrees to sign in, as somebody invented. */
export const providerPage = (visit: Visit) =>
  html`<!doctype html>
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <!-- Without a referrer, the form would have no origin. -->
        <meta name="referrer" content="same-origin" />
        <title>${names[visit.provider]}でログイン – 集い サンドボックス</title>
        <style>
          body {
            font:
              16px/1.7 system-ui,
              sans-serif;
            max-width: 26rem;
            margin: 0 auto;
            padding: 2rem 1rem;
            color: #1d1d22;
            background: #f6f5f2;
          }
          h1 {
            font-size: 1.4rem;
            margin: 0;
          }
          h2 {
            font-size: 1rem;
            margin: 1.5rem 0 0.5rem;
          }
          p {
            color: #5b5b66;
            font-size: 0.875rem;
            margin: 0.25rem 0 1.5rem;
          }
          form {
            display: grid;
            gap: 0.75rem;
          }
          button,
          input {
            font: inherit;
            text-align: start;
            padding: 0.75rem 1rem;
            border: 1px solid #8a8894;
            border-radius: 0.5rem;
            background: #fff;
            color: inherit;
          }
          button {
            cursor: pointer;
          }
          button small {
            display: block;
            color: #5b5b66;
          }
          label {
            display: grid;
            font-size: 0.875rem;
          }
          .plain {
            margin-top: 0.5rem;
            border: 0;
            background: none;
            text-align: center;
            text-decoration: underline;
          }
        </style>
      </head>
      <body>
        <h1>${names[visit.provider]}でログイン</h1>
        <p>開発用のページです。本物の${names[visit.provider]}ではなく、架空の人として集いに戻ります。</p>
        ${form(visit, html`${providerPeople.map(personButton)}`)}
        <h2>ほかの人として</h2>
        ${form(
          visit,
          html`<label>名前<input name="name" maxlength="40" autocomplete="off" required /></label>
            <label>
              メールアドレス（なくてもかまいません）<input
                name="email"
                type="email"
                maxlength="254"
                autocomplete="off"
              />
            </label>
            <button name="person" value="other">この人でログインする</button>`,
        )}
        ${form(visit, html`<button name="person" value="" class="plain">キャンセルして戻る</button>`)}
      </body>
    </html>`

/** Each choice is a form of its own, so that Enter in a field presses the button below it. */
const form = ({ returnUrl, state }: Visit, fields: ReturnType<typeof html>) =>
  html`<form method="post" action="?">
    <input type="hidden" name="return_url" value="${returnUrl}" />
    <input type="hidden" name="state" value="${state}" />
    ${fields}
  </form>`

const personButton = ({ subject, name, email }: ProviderPerson) =>
  html`<button name="person" value="${subject}">${name}<small>${email ?? 'メールアドレスは伝えません'}</small></button>`
