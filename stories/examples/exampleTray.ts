import type { MediaTrayItem } from '../../design-system/screens/post/write/write.types.ts'

const picture = (id: string, rest: Partial<MediaTrayItem>): MediaTrayItem => ({
  id,
  kind: 'image',
  name: `${id}.jpg`,
  alt: '',
  preview: '/textures/todai/letter.svg',
  state: 'ready',
  ...rest,
})

/** Four pictures in different upload states. */
export const exampleTray: MediaTrayItem[] = [
  picture('window', { alt: '窓辺に置いた便りと灯台のあかり' }),
  picture('beam', { state: 'sending', share: 0.42, preview: '/textures/todai/dawn.svg' }),
  picture('waves', {
    state: 'failed',
    problem: '通信タイムアウト。時間内に応答がありませんでした。電波のよい場所で、もう一度お試しください。',
  }),
  picture('torn', {
    state: 'refused',
    preview: undefined,
    problem: 'ファイルが途中で切れています。もう一度保存し直すか、別のファイルを選んでください。',
  }),
]

/** An attached video whose upload has sent its last byte. */
export const exampleVideoTray: MediaTrayItem[] = [
  picture('film', { kind: 'video', preview: undefined, state: 'processing', share: 1 }),
]
