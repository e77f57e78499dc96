import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './sourceFiles.ts'

/** Matches Japanese sentences that claim that coins, points, tickets or money moved or did not move. */
const claim =
  /(コイン|アイテム|景品|ポイント|チケット|残高|支払い|代金|購入|投票(?!先)|お金|料金)[^。'"`<\n]{0,14}((減っ|増え|変わっ|動い|使われ|使っ|使用し|行われ|消費され|引かれ|請求され|引き落とされ|なくなっ|失われ|かかっ|され|し|済ん)て(い|は(い|おり)|おり)ません|かかりません|(減り|増え|動き|かかり|済み|届き|引かれ|消費され|使われ)ました)/

/** Files that may contain such a claim, each with the reason why it knows what happened. */
const knowing: Readonly<Record<string, string>> = {
  'design-system/text/untouched.ts': 'The sentences themselves: a caller passes one.',
  'app/errors/coinsMovedSentence.ts': 'From the answer to the call.',
  'app/errors/failureSituations.ts': 'Situations of the app itself, before any call.',
  'app/card/gatewayMessages.ts': 'From the answer of the gateway, to a step in which nothing can be paid.',
  'design-system/screens/parts/PaymentLine.tsx': 'From the state of the payment, a prop.',
  'design-system/screens/purchase/PurchaseEndScreen.tsx': 'From the outcome of the order, a prop.',
  'design-system/screens/parts/FinalConfirm.tsx': 'From `confirming`, a prop.',
  'design-system/screens/finalOrder.rules.ts': 'The last step was refused with PriceChanged, or has sent nothing yet.',
}

const isText = (file: string) =>
  /^(app|design-system|contracts|docs|README)/.test(file) &&
  /\.(tsx?|html|md)$/.test(file) &&
  !/\.test\.|\/e2e\/|\/testing\/|^docs\/specification\//.test(file)

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
const claims = (file: string) =>
  withoutComments(readFileSync(file, 'utf8'))
    .split('\n')
    .filter((line) => claim.test(line))
    // Sentences about uncertainty or about something in progress are left out, because they claim nothing.
    .filter((line) => !/どうか|確かめられていません|まだわかりません/.test(line))
    .map((line) => `${file}: ${line.trim()}`)

describe('a Japanese sentence that claims that coins or money moved, or did not (X13)', () => {
  it('occurs only in files that know whether coins or money moved; all others receive the sentence as a prop or parameter', () => {
    const files = sourceFiles().filter(isText)
    expect(files.length).toBeGreaterThan(1_500)
    expect(files.filter((file) => !knowing[file]).flatMap(claims)).toEqual([])
  })

  it('occurs in each file that this test lists as allowed to contain one', () => {
    const silent = ['design-system/screens/parts/FinalConfirm.tsx']
    const said = Object.keys(knowing).filter((file) => !silent.includes(file) && claims(file).length === 0)
    expect(said).toEqual([])
  })

  it.each([
    'コインやアイテムは動いていません。',
    'コインは減っていません。',
    'お支払いはされていません。',
    '代金はかかりません。',
    'チケットは使っていません。',
    '投票の期間外です。ポイントは使われていません。',
    'コインが減りました。',
    '購入は行われていません。',
  ])('is found by this test: %s', (sentence) => expect(sentence).toMatch(claim))

  it.each([
    'お支払いを確認しています',
    '無料です。',
    '対象のコインを選んでいません。',
    'コインは、購入した日から180日間使えます。',
  ])('is not confused by this test with a sentence without such a claim: %s', (sentence) =>
    expect(sentence).not.toMatch(claim),
  )
})
