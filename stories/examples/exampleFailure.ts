import type { Failure } from '../../design-system/loadable.ts'

/** The error message of a page that could not be loaded. */
export const exampleFailure: Failure = {
  title: '読みこめませんでした',
  cause: '途中で通信が切れました。',
  remedy: '電波のよい場所で、もう一度お試しください。',
}

/** The error message of a page that is opened offline and was not loaded before. */
export const offlineFailure: Failure = {
  title: '通信できませんでした',
  cause: 'インターネットにつながっていないか、サーバーに届きませんでした。',
  remedy: '接続を確かめて、もう一度お試しください。',
}

/** The error message of a failed gacha draw: it says that no coins were used. */
export const drawFailure: Failure = {
  title: 'ガチャを引けませんでした',
  cause: '途中で通信が切れました。',
  remedy: '電波のよい場所で、もう一度お試しください。',
  coins: 'コインは減っていません。',
}
