import type { WriteMode } from './write.types.ts'

/** The Japanese labels for each mode of the composer. */
export const composerTexts: Readonly<Record<WriteMode, { title: string; send: string; kind: string }>> = {
  post: { title: 'タイムラインに投稿する', send: '投稿する', kind: '投稿' },
  comment: { title: 'コメントを書く', send: 'コメントする', kind: 'コメント' },
  reply: { title: '返信を書く', send: '返信する', kind: '返信' },
  edit: { title: '投稿を編集する', send: '保存する', kind: '編集' },
}
