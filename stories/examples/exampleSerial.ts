import type { ValidCode, RefusedCode } from '../../design-system/screens/serial/serial.types.ts'

/** Valid serial codes with their items. */
export const validCodes: ValidCode[] = [
  {
    code: 'TODAI-50-HARBOUR',
    title: '港の公開収録 会場の栞',
    image: '/textures/todai/harbour.svg',
    expires: '2026-03-02T23:59:00+09:00',
    assets: [
      { kind: 'COIN', name: 'コイン', amount: 100 },
      { kind: 'PHOTO', name: '三番倉庫の窓', image: '/textures/todai/album-harbour.svg', amount: 1 },
    ],
  },
  {
    code: 'SETSU-MOUFU-0032',
    title: '朗読会 毛布つき席',
    image: '/textures/setsugen/window.svg',
    expires: '2026-02-04T23:00:00+09:00',
    assets: [{ kind: 'TICKET', name: '朗読会 毛布つき席', amount: 1 }],
  },
]

/** Refused serial codes, each with its reason. */
export const refusedCodes: RefusedCode[] = [
  { code: 'TODAI-50-HARBOR', reason: 'シリアルコードが違います。入力した内容を確かめてください。' },
  { code: 'VELVET-OFF-1130', reason: 'シリアルコードの期限が切れました。登録できる期間が終わりました。' },
  { code: 'LEMON-NATSU-0621', reason: '登録済みのシリアルコードです。コレクションで確かめられます。' },
]

/** A valid serial code with very long texts. */
export const longCode: ValidCode = {
  code: 'HARUNODAISANKAKU-ZENKOKUTOUR-SAISHUUKOUEN-0000-1111-2222-3333-44',
  title: '春の大三角を見上げる全国縦断ツアー最終公演「ただいまとおかえりのあいだ」ご来場の特典',
  expires: '2099-12-31T23:59:00+09:00',
  assets: Array.from({ length: 6 }, (_, at) => ({
    kind: 'PHOTO' as const,
    name: `まだ誰も見たことのない、とても長い名前の集合写真 ${at + 1}枚目`,
    amount: 1_200,
  })),
}
