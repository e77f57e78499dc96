/** The terms that a member agrees to before the first draw of a gacha (C079). Plain text. */
export const gachaTerms = `ガチャご利用規約

第1条(ガチャについて)
ガチャは、コインを使って、表示された提供割合にしたがい写真またはチケットを受け取るサービスです。

第2条(提供割合)
1. 提供割合は、1回ごとの抽選に適用されます。引いた回数によって上がることはありません。
2. 在庫のあるアイテムがなくなったときは、残りのアイテムで提供割合を組みなおし、画面に表示します。

第3条(コインの使われかた)
1. コインは無償、有償の順に使われます。
2. 引いたあとの取り消し、返金、アイテムの交換はできません。

第4条(アイテム)
1. 受け取った写真は、コレクションで期限なくご覧いただけます。
2. 同じアイテムが重なることがあります。

第5条(未成年の方)
未成年の方は、保護者の同意を得てからご利用ください。

第6条(通信が途切れたとき)
抽選が成立していればアイテムはコレクションに届き、成立していなければコインは減りません。`

const cautions = [
  'ガチャで手に入れた写真は、コレクションで期限なくご覧いただけます。',
  '同じ写真が重なることがあります。',
  '通信が途切れたときは、結果をコレクションでご確認ください。引けなかった場合、コインは減りません。',
]

interface Price {
  readonly count: number
  readonly consumeCoin: number
}

/** The cautions that a gacha shows under ご注意, with the price first. */
export function cautionsFor(prices: readonly Price[]): readonly string[] {
  if (prices.every(({ consumeCoin }) => consumeCoin === 0)) return ['コインは使いません。', ...cautions]
  const each = prices.map(({ count, consumeCoin }) => `${count}回${consumeCoin.toLocaleString('ja-JP')}コイン`)
  return [`${each.join('、')}で引けます。コインは無償、有償の順に使われます。`, ...cautions]
}
