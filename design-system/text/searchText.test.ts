import { describe, expect, it } from 'vitest'
import { hasWords, searchInKana, searchText, searchWords } from './searchText.ts'

const finds = (typed: string, text: string) => hasWords(searchWords(typed), searchText(text))

describe('a search, which ignores width, case and the kind of kana (W096, Q252)', () => {
  // 40 pairs of a search input and a text that it must find.
  it.each([
    ['みつき', 'ミツキ 先頭の旗'],
    ['ミツキ', 'みつき 先頭の旗'],
    ['ﾐﾂｷ', 'みつき 先頭の旗'],
    ['みつきせんとう', 'みつき せんとうの旗'],
    ['みつき　旗', 'みつき 先頭の旗'],
    ['旗 みつき', 'みつき 先頭の旗'],
    ['びろーど', 'ビロード回路'],
    ['ビロｰド', 'ビロード回路'],
    ['ﾋﾞﾛｰﾄﾞ', 'ビロード回路'],
    ['ビロ-ド', 'ビロード回路'],
    ['ビロ―ド', 'ビロード回路'],
    ['ビロ－ド', 'ビロード回路'],
    ['ﾋﾞﾛｰﾄﾞ回路', 'ビロード回路'],
    ['れもねーど', 'レモネード星団'],
    ['ﾚﾓﾈｰﾄﾞ', 'レモネード星団'],
    ['がっき', 'ガッキの棚'],
    ['ガッキ', 'がっきの棚'],
    ['ｶﾞｯｷ', 'がっきの棚'],
    ['か\u3099っき', 'ガッキの棚'],
    ['ヴェール', 'ゔぇーるの朝'],
    ['ゔぇーる', 'ヴェールの朝'],
    ['ｳﾞｪｰﾙ', 'ヴェールの朝'],
    ['ssr', 'SSR 五人の花道'],
    ['ＳＳＲ', 'SSR 五人の花道'],
    ['Ｓsr', 'SSR 五人の花道'],
    ['live', 'ＬＩＶＥ 深夜便'],
    ['LIVE', 'live 深夜便'],
    ['１２', '第12話'],
    ['12', '第１２話'],
    ['第12話', '第１２話'],
    ['cafe', 'Café 灯台'],
    ['CAFÉ', 'cafe 灯台'],
    ['五人花道', '五人・花道'],
    ['五人の花道', '「五人の花道」'],
    ['深夜便ライブ', '深夜便 ライブ'],
    ['深夜便・ライブ', '深夜便ライブ'],
    ['なみ～', 'なみー'],
    ['①', '1番の席'],
    ['㌔', '5キロ先の灯'],
    ['  みつき  ', 'みつき'],
  ])('with the input %s finds the text %s', (typed, text) => expect(finds(typed, text)).toBe(true))

  it.each([
    ['ばす', 'はす'],
    ['ぱす', 'ばす'],
    ['きって', 'きつて'],
    ['みつき 灯台', 'みつき 先頭の旗'],
    ['12', '第1話'],
  ])('with the input %s does not find the text %s', (typed, text) => expect(finds(typed, text)).toBe(false))

  it('has no words if the input consists of spaces and marks only', () => expect(searchWords('　 ・ 「」')).toEqual([]))
})

describe('a search in romaji (Q497)', () => {
  it.each([
    ['aikatsu', 'あいかつ！の日'],
    ['ＡＩＫＡＴＳＵ', 'アイカツ'],
    ['Aikatu', 'アイカツ'],
    ['aikats', 'アイカツ'],
    ['aikat', 'アイカツ'],
    ['hoshi', '夜のほし'],
    ['hosi', 'ホシ'],
    ['fuji', 'フジ'],
    ['huzi', 'ふじ'],
    ['tsuzuki', 'つづき'],
    ['chizu', 'ちず'],
    ['tizu', 'ちず'],
    ['kyou', 'きょう'],
    ['tokyo', 'とうきょう'],
    ['toukyou', 'トウキョウ'],
    ['tōkyō', 'トーキョー'],
    ['ookii', 'おおきい'],
    ['raibu', 'ライブ'],
    ['konsa-to', 'コンサート'],
    ['konsato', 'コンサート'],
    ['konsaato', 'コンサート'],
    ['kitte', 'きって'],
    ['matcha', 'まっちゃ'],
    ['maccha', 'まっちゃ'],
    ['zasshi', 'ざっし'],
    ['shimbun', 'しんぶん'],
    ['shinbun', 'しんぶん'],
    ['konnichiwa', 'こんにちは'],
    ['konnnichiha', 'こんにちは'],
    ['kenichi', 'けんいち'],
    ["ken'ichi", 'けんいち'],
    ["shin'ya", 'しんや'],
    ['shinya', 'しんや'],
    ['nyanko', 'にゃんこ'],
    ['hon', 'ほん'],
    ['honn', 'ほん'],
    ['pa-ti-', 'パーティー'],
    ['fairu', 'ファイル'],
    ['vaiorin', 'ヴァイオリン'],
    ['jazu', 'ジャズ'],
    ['remone-do', 'レモネード'],
    ['lemonedo', 'レモネード'],
    ['wo', 'うたをうたう'],
    ['dai12wa', 'だい12わ'],
    ['aikatsu live', 'アイカツ LIVE'],
    ['アイkatsu', 'あいカツ'],
    ['live', 'LIVE'],
  ])('%s finds %s', (typed, text) => expect(finds(typed, text)).toBe(true))

  it.each([
    ['asu', 'ばす'],
    ['aikatsu', 'アイドル'],
    ['toukyou', 'ときょ'],
    ['kitte', 'きて'],
    ['kita', 'きった'],
    ['ssr', 'さしすせそ'],
    ['k', 'かきくけこ'],
    ['a', 'あいう'],
    ['.*', 'あいう'],
    ['a+i', 'あい'],
  ])('%s does not find %s', (typed, text) => expect(finds(typed, text)).toBe(false))

  it('ends quickly for any number of letters', () => {
    for (const letter of ['o', 'tokyo', 'n', 'a-', 'no'])
      for (const count of [20, 50, 10_000])
        expect(finds(letter.repeat(count), 'オ'.repeat(5_000))).toBe(letter === 'o' && count < 10_000)
  })

  it.each([
    ['aikatsu', 'アイカツ'],
    ['Raibu 深夜', 'ライブ 深夜'],
    ['toukyou', 'トウキョウ'],
    ['ookii', 'オオキイ'],
    ['あいかつ', undefined],
    ['ssr', undefined],
    ['', undefined],
  ])('reads %s as the kana %s', (typed, kana) => expect(searchInKana(typed)).toBe(kana))
})
