import type { Failure } from '../../loadable.ts'
import { socialProviderText } from './login.types.ts'
import type { ProviderVisit, ProviderIntent, ProviderProblem } from './provider.types.ts'

/** The purpose as an action: Googleでログイン, Googleで登録, Googleとの連携. */
export const providerIntentText: Readonly<Record<ProviderIntent, string>> = {
  login: 'ログイン',
  signup: '登録',
  link: '連携',
  reauthenticate: '本人確認',
}

/** The visit as a noun phrase: Googleでのログイン. */
export function providerVisitText({ provider, intent }: ProviderVisit): string {
  return `${socialProviderText[provider]}${intent === 'link' ? 'との' : 'での'}${providerIntentText[intent]}`
}

/** The text for a return from a visit that this tab did not start. */
const unknown: Failure = {
  title: 'この手続きは、続けられません',
  cause: 'ほかのタブやブラウザーで始めた手続きか、すでに終わった手続きです。ログインの状態は変わっていません。',
  remedy: 'はじめから、もう一度お試しください。',
}

const again = 'もう一度、はじめからお試しください。'

/** The title, cause and remedy (事象・原因・対処) of a failed visit. */
export function providerProblemText(problem: ProviderProblem, errand?: ProviderVisit): Failure {
  if (!errand || problem === 'unknown') return unknown
  const name = socialProviderText[errand.provider]
  const matter = providerVisitText(errand)
  const texts: Record<Exclude<ProviderProblem, 'unknown'>, Failure> = {
    cancelled: {
      title: `${matter}を、取りやめました`,
      cause: `${name}の画面で、キャンセルが選ばれました。何も変わっていません。`,
      remedy: '続けるには、もう一度お試しいただくか、ほかの方法をお選びください。',
    },
    refused: {
      title: `${matter}が、できませんでした`,
      cause: `${name}から、手続きを終えられなかったという知らせが届きました。`,
      remedy: 'しばらくしてからもう一度お試しいただくか、ほかの方法をお選びください。',
    },
    expired: {
      title: `${matter}の期限が切れました`,
      cause: `${name}の確認は10分間、1回だけ使えます。`,
      remedy: again,
    },
    invalid: {
      title: `${name}の確認を、受け取れませんでした`,
      cause: `${name}から届いた確認が、使えないものでした。`,
      remedy: again,
    },
    taken: {
      title: `この${name}アカウントは、連携できません`,
      cause: '集いの別のアカウントと連携しています。',
      remedy: `別の${name}アカウントを選ぶか、そちらの連携を外してから、もう一度お試しください。`,
    },
    linked: {
      title: `${name}とは、連携済みです`,
      cause: `${name}と連携できるアカウントは、ひとつです。`,
      remedy: '別のアカウントに替えるには、いまの連携を外してから、もう一度お試しください。',
    },
    unproven: {
      title: `${matter}を、取りやめました`,
      cause: 'ご本人の確認が終わっていません。何も変わっていません。',
      remedy: again,
    },
    loggedOut: {
      title: `${matter}を、続けられませんでした`,
      cause: '集いからログアウトしています。',
      remedy: 'ログインしてから、もう一度お試しください。',
    },
  }
  return texts[problem]
}
