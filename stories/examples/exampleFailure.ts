import type { Failure } from '../../design-system/loadable.ts'

/** The failure of loading a page. */
export const exampleFailure: Failure = {
  title: '読みこめませんでした',
  cause: '途中で通信が切れました。',
  remedy: '電波のよい場所で、もう一度お試しください。',
}

/** A failed draw: the message says that no coins were used. */
export const drawFailure: Failure = {
  title: 'ガチャを引けませんでした',
  cause: '途中で通信が切れました。',
  remedy: '電波のよい場所で、もう一度お試しください。',
  coins: 'コインは減っていません。',
}
