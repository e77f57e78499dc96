import type { WriteMode } from './write.types.ts'

/** What each kind of writing is called. */
export const writeWords: Readonly<Record<WriteMode, { title: string; send: string; sending: string; kind: string }>> = {
  post: { title: 'タイムラインに投稿する', send: '投稿する', sending: '投稿しています', kind: '投稿' },
  comment: { title: 'コメントを書く', send: 'コメントする', sending: '送信しています', kind: 'コメント' },
  reply: { title: '返信を書く', send: '返信する', sending: '送信しています', kind: '返信' },
  edit: { title: '投稿を編集する', send: '保存する', sending: '保存しています', kind: '編集' },
}
