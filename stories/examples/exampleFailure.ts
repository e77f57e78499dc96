import type { Failure } from '../../design-system/loadable.ts'

/** A page that could not be read. */
export const exampleFailure: Failure = {
  title: '読みこめませんでした',
  cause: '途中で通信が切れました。',
  remedy: '電波のよい場所で、もう一度お試しください。',
}

/** A draw that did not happen: it says that coins did not move. */
export const drawFailure: Failure = {
  title: 'ガチャを引けませんでした',
  cause: '途中で通信が切れました。',
  remedy: '電波のよい場所で、もう一度お試しください。',
  coins: 'コインは減っていません。',
}
