import { html } from 'hono/html'
import type { SocialProvider } from '../../auth/provider.endpoints.ts'
import { providerPeople, type ProviderPerson } from './providerPeople.content.ts'
import { sandboxPage } from '../runtime/http/sandboxPage.ts'

/** A user's visit to the provider, with the page to return to. */
export interface ProviderVisit {
  provider: SocialProvider
  returnUrl: string
  state: string
}

const names: Readonly<Record<SocialProvider, string>> = {
  APPLE: 'Apple',
  FACEBOOK: 'Facebook',
  TWITTER: 'Twitter',
  GOOGLE: 'Google',
  LINE: 'LINE',
}

/** The page on which the user signs in as an invented person. */
export const providerPage = (visit: ProviderVisit) =>
  sandboxPage({
    title: `${names[visit.provider]}でログイン`,
    note: `本物の${names[visit.provider]}ではなく、架空の人として集いに戻ります。`,
    style,
    body: html`${form(visit, html`${providerPeople.map(personButton)}`)}
      <h2>ほかの人として</h2>
      ${form(
        visit,
        html`<label>名前<input name="name" maxlength="40" autocomplete="off" required /></label>
          <label>
            メールアドレス（なくてもかまいません）<input name="email" type="email" maxlength="254" autocomplete="off" />
          </label>
          <button name="person" value="other">この人でログインする</button>`,
      )}
      ${form(visit, html`<button name="person" value="" class="plain">キャンセルして戻る</button>`)}`,
  })

/** A separate form for each choice, so that Enter in a field submits the button below it. */
const form = ({ returnUrl, state }: ProviderVisit, fields: ReturnType<typeof html>) =>
  html`<form method="post" action="?">
    <input type="hidden" name="return_url" value="${returnUrl}" />
    <input type="hidden" name="state" value="${state}" />
    ${fields}
  </form>`

const personButton = ({ subject, name, email }: ProviderPerson) =>
  html`<button name="person" value="${subject}">${name}<small>${email ?? 'メールアドレスは伝えません'}</small></button>`

const style = html`<style>
  body {
    max-width: 26rem;
  }
  h2 {
    font-size: 1rem;
    margin: 1.5rem 0 0.5rem;
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
</style>`
