import { dataExportKinds, genderName, prefectureName } from '@tsudoi/design-system/screens/dataExport/dataExport.rules'
import { orderMethodText, orderStatusText } from '@tsudoi/design-system/screens/order/order.types'
import { dateTimeText } from '@tsudoi/design-system/text/dateTimeText'
import { groupedDigits } from '@tsudoi/design-system/text/groupedDigits'
import { channelNameOf, titleOf } from '@tsudoi/design-system/text/nameOr'
import type { ExportedKinds, ExportIndex, ExportItem, ExportKind, mediaProblems } from './exportFormat.ts'
import { markupElement, endTag, Markup, markupOf, startTag, type MarkupContent } from './markup.ts'

const paragraph = (...content: MarkupContent[]) => markupElement('p', {}, ...content)
const quiet = (...content: MarkupContent[]) => markupElement('p', { class: 'quiet' }, ...content)
const tableRow = (...cells: MarkupContent[]) =>
  markupElement('tr', {}, ...cells.map((cell) => markupElement('td', {}, cell)))

/** A text of a user or a server with its line breaks. Its direction does not affect the text around it. */
const userText = (text: string) =>
  markupElement(
    'bdi',
    {},
    ...text.split(/\r\n|\r|\n/).map((line, at) => (at > 0 ? [markupElement('br', {}), line] : line)),
  )
const optionalText = (text: string | undefined) => (text === undefined ? undefined : userText(text))

const timeElement = (iso: string) => markupElement('time', { datetime: iso }, dateTimeText(iso))

const labelIn = (labels: Readonly<Record<string, string>>, value = ''): string | undefined =>
  Object.hasOwn(labels, value) ? labels[value] : undefined

const problemTexts: Readonly<Record<(typeof mediaProblems)[number], string>> = {
  NOT_CHOSEN: '写真と動画を含めない書き出しです。',
  OTHER_HOST: 'ほかのサービスにある写真や動画は、含めていません。',
  UNAVAILABLE: '写真や動画を読みこめませんでした。',
  NOT_MEDIA: '写真でも動画でもないものは、含めていません。',
  TOO_LARGE: '写真や動画が大きすぎるため、含めていません。',
  TOO_MANY: '写真や動画の数が多すぎるため、含めていません。',
}
const postLevels = { POST: '投稿', COMMENT: 'コメント', REPLY: '返信' }
const timelines = { ip: 'チャンネル', story: 'ストーリー', video: '動画', event: 'イベント' }
const collectionLabels: Readonly<Record<ExportItem<'collection'>['kind'], string>> = {
  PHOTO: '写真',
  MOVIE: '受け取った動画',
  PRIVILEGE: '特典',
  PRIVILEGE_STORY: '特典のストーリー',
  UNLOCKED_STORY: '解放したストーリー',
  READ_STORY: '読んだストーリー',
  WATCHED_VIDEO: '見た動画',
  LOTTERY: '抽選',
  PREORDER: '予約販売',
}
const laterLabels: Readonly<Record<ExportItem<'later'>['kind'], string>> = {
  post: '投稿',
  video: '動画',
  event: 'イベント',
  story: 'ストーリー',
}

function mediaFigure({ type, file, problem, alt = '' }: Partial<ExportItem<'posts'>['media'][number]>): Markup {
  if (!file) return quiet(problem && problemTexts[problem])
  if (type === 'VIDEO') return paragraph(markupElement('video', { controls: '', preload: 'none', src: file }))
  return paragraph(markupElement('img', { loading: 'lazy', src: file, alt }))
}

/** A term with its value. Nothing for a missing value. */
const fact = (term: string, value: MarkupContent): MarkupContent =>
  value === undefined ? undefined : [markupElement('dt', {}, term), markupElement('dd', {}, value)]

type Address = NonNullable<ExportItem<'profile'>['address']>

function addressText({
  postalCode,
  prefecture,
  city,
  street,
  building = '',
  lastName,
  firstName,
}: Address): MarkupContent {
  const line = `${prefectureName(prefecture) ?? ''}${city}${street} ${building}`
  return [`〒${postalCode} `, userText(line), markupElement('br', {}), userText(`${lastName} ${firstName}`)]
}

/** How an item of each kind is shown. */
const rows: { readonly [Kind in ExportKind]: (item: ExportItem<Kind>) => MarkupContent } = {
  profile: ({ picture, address, ...item }) => [
    picture && mediaFigure(picture),
    markupElement(
      'dl',
      {},
      fact('ニックネーム', optionalText(item.nickName)),
      fact('ユーザー名', optionalText(item.uniqueName)),
      fact('名前', optionalText(item.lastName && `${item.lastName} ${item.firstName ?? ''}`)),
      fact('誕生日', item.birthday),
      fact('性別', genderName(item.gender)),
      fact('都道府県', prefectureName(item.prefecture)),
      fact('お届け先', address && addressText(address)),
      fact('電話番号', address?.phoneNumber),
    ),
  ],
  posts: ({ level, timeline, text, createTime, updateTime, likeCount, answerCount, media }) => {
    const place = labelIn(timelines, timeline.type) ?? timeline.type
    return markupElement(
      'article',
      {},
      quiet(timeElement(createTime), updateTime && '（編集済み）', ` ・ ${place}の${postLevels[level]}`),
      paragraph(userText(text)),
      ...media.map(mediaFigure),
      quiet(`いいね${groupedDigits(likeCount)}件、コメント${groupedDigits(answerCount)}件`),
    )
  },
  orders: ({ time, name, price, status, method }) =>
    tableRow(
      timeElement(time),
      userText(titleOf(name)),
      `${groupedDigits(price)}円`,
      labelIn(orderStatusText, status),
      labelIn(orderMethodText, method),
    ),
  coins: ({ time, message, channelName, free, paid }) =>
    tableRow(timeElement(time), userText(message), optionalText(channelName), `有償${paid}`, `無償${free}`),
  collection: ({ kind, name, channel, time, count, prize }) =>
    tableRow(
      timeElement(time),
      collectionLabels[kind],
      userText(titleOf(name)),
      userText(channelNameOf(channel.name)),
      count === undefined ? undefined : groupedDigits(count),
      optionalText(prize),
    ),
  follows: ({ name }) => markupElement('li', {}, userText(channelNameOf(name))),
  later: ({ kind, title, channel, keptTime }) =>
    tableRow(timeElement(keptTime), laterLabels[kind], optionalText(title), optionalText(channel?.name)),
}

/** The element around the items of a kind. */
const frames: Readonly<Record<ExportKind, 'div' | 'ul' | 'table'>> = {
  profile: 'div',
  posts: 'div',
  orders: 'table',
  coins: 'table',
  collection: 'table',
  follows: 'ul',
  later: 'table',
}

const styles = [
  'body{max-width:60rem;margin:0 auto;padding:1.5rem;font:1rem/1.7 sans-serif;color:#222;background:#fff}',
  'body{overflow-wrap:anywhere}h1{font-size:1.6rem}h2{margin-top:3rem;border-bottom:2px solid}',
  'article,td{border-bottom:1px solid #ccc}article{padding:.5rem 0}table{border-collapse:collapse;width:100%}',
  'td{padding:.3rem .6rem .3rem 0;vertical-align:top}img,video{max-width:100%;max-height:30rem;height:auto}',
  '.quiet,dt{color:#555}',
].join('\n')

/**
 * Forbids everything but the styles and the files beside the page: should a text ever become markup, it could run no
 * script and load nothing.
 */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:; media-src 'self' file:"

const title = 'データの書き出し'

const head = () =>
  markupElement(
    'head',
    {},
    markupElement('meta', { charset: 'utf-8' }),
    markupElement('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    markupElement('meta', { name: 'viewport', content: 'width=device-width' }),
    markupElement('meta', { name: 'referrer', content: 'no-referrer' }),
    markupElement('title', {}, title),
    markupElement('style', {}, new Markup(styles)),
  )

const introduction = ({ exportTime, accountId, files, media }: ExportIndex): MarkupContent => [
  markupElement('h1', {}, title),
  paragraph(timeElement(exportTime), '（日本時間）に、集いから書き出したあなたのデータです。'),
  markupElement('dl', {}, fact('アカウントのID', userText(accountId))),
  paragraph('同じ内容が、フォルダー「data」にJSON形式で入っています。'),
  media.missing > 0 ? paragraph(`写真や動画のうち${groupedDigits(media.missing)}件は含まれていません。`) : undefined,
  markupElement(
    'ul',
    {},
    ...files.map(({ kind, count }) =>
      markupElement(
        'li',
        {},
        markupElement('a', { href: `#${kind}` }, dataExportKinds[kind].label),
        `（${groupedDigits(count)}件）`,
      ),
    ),
  ),
]

/** Number of items that are turned into HTML at once. */
const batchSize = 100

/** The items of a kind under a heading, in parts. */
function* section(
  kind: ExportKind,
  { items, isComplete }: { items: readonly unknown[]; isComplete: boolean },
): Generator<Markup> {
  const row = rows[kind] as (item: unknown) => MarkupContent
  yield markupElement('h2', { id: kind }, dataExportKinds[kind].label)
  if (!isComplete) yield paragraph('件数が多すぎるか、リストの終わりを確かめられなかったため、一部だけです。')
  if (items.length === 0) yield paragraph('ありません。')
  yield startTag(frames[kind])
  for (let at = 0; at < items.length; at += batchSize)
    yield new Markup(markupOf(items.slice(at, at + batchSize).map(row)))
  yield endTag(frames[kind])
}

/** The page README.html with everything that was exported, for readers: Japanese, without scripts. In parts. */
export async function* readmePage(lists: ExportedKinds, index: ExportIndex): AsyncGenerator<string> {
  yield `<!doctype html>\n${startTag('html', { lang: 'ja' }).text}${head().text}<body>${markupOf(introduction(index))}`
  for (const [kind, list] of Object.entries(lists))
    for (const part of section(kind as ExportKind, list)) yield `${part.text}\n`
  yield '</body></html>\n'
}
