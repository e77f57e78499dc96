import { sparkle } from '../marks.ts'
import { circle, pathData, dots, ellipse, path, rect, stroke, type Point } from '../svg.ts'
import type { PersonInks } from './inks.ts'

/** A hair style in two layers of paper: one behind the face and one over it. The face is 120 wide around (150, 180). */
interface Hair {
  readonly back: (inks: PersonInks) => string
  readonly front: (inks: PersonInks) => string
}

const crown = 'M84 186V158A66 66 0 0 1 216 158V186'

const straightFringe = `${crown}L207 166H93z`
const partedFringe = `${crown}Q214 150 156 122 88 146 84 186z`
const middleFringe = `${crown}C206 158 176 148 150 114 124 148 94 158 84 186z`
const sweptFringe = `${crown}C208 168 196 156 190 140 170 160 128 166 100 158 92 166 88 174 84 186z`
const jaggedFringe = `${crown}L206 166 192 152 176 172 160 152 140 174 126 154 106 172 98 160z`

const curlsBehind: readonly Point[] = [
  [96, 118],
  [128, 96],
  [172, 96],
  [204, 118],
  [222, 154],
  [78, 154],
  [76, 192],
  [224, 192],
  [88, 226],
  [212, 226],
]
const curlsInFront: readonly Point[] = [
  [106, 142],
  [134, 130],
  [166, 130],
  [194, 142],
]

/** Hair styles by the names that `memberPortraits.ts` uses. */
export const hairStyles = {
  bob: {
    back: ({ hair }) => path('M80 252V160A70 70 0 0 1 220 160V252Q188 262 150 262 112 262 80 252z', hair),
    front: ({ hair, trim }) => path(straightFringe, hair) + sparkle(206, 136, 24, trim),
  },
  twinTails: {
    back: ({ hair }) =>
      path(
        'M88 200V158A62 62 0 0 1 212 158V200zM92 132C50 122 30 170 36 216 38 246 48 268 64 282 80 256 88 210 98 172zM208 132C250 122 270 170 264 216 262 246 252 268 236 282 220 256 212 210 202 172z',
        hair,
      ),
    front: ({ hair, trim }) => path(partedFringe, hair) + circle(90, 142, 11, trim) + circle(210, 142, 11, trim),
  },
  long: {
    back: ({ hair }) => path('M76 312V162A74 74 0 0 1 224 162V312z', hair),
    front: ({ hair }) => path(middleFringe, hair),
  },
  short: {
    back: ({ hair }) => path('M84 206V158A66 66 0 0 1 216 158V206Q212 222 200 226H100Q88 222 84 206z', hair),
    front: ({ hair, trim }) =>
      path(
        'M84 200V158A66 66 0 0 1 208 124Q222 116 236 124 218 128 220 152L214 196 206 178Q196 170 192 152L168 172 160 150 134 174 122 150 104 174 94 168z',
        hair,
      ) + stroke('M108 128l18-9', trim, 6, { 'stroke-linecap': 'round' }),
  },
  buns: {
    back: ({ hair }) =>
      circle(98, 96, 32, hair) + circle(202, 96, 32, hair) + path('M86 204V160A64 64 0 0 1 214 160V204z', hair),
    front: ({ hair, trim }) =>
      path(sweptFringe, hair) +
      stroke('M112 118q8-14 24-18M188 118q-8-14-24-18', trim, 5, { 'stroke-linecap': 'round' }),
  },
  ponytail: {
    back: ({ hair }) =>
      path(
        'M86 204V160A64 64 0 0 1 214 160V204zM196 104C230 74 262 92 264 130 266 184 250 226 226 262 222 226 222 170 196 140z',
        hair,
      ),
    front: ({ hair, trim }) => path(sweptFringe, hair) + circle(204, 116, 12, trim),
  },
  waves: {
    back: ({ hair }) =>
      path(
        'M82 160A68 68 0 0 1 218 160q16 16 6 36 14 18 2 38 10 20-4 38 2 20-20 24H98q-22-4-20-24-14-18-4-38-12-20 2-38-10-20 6-36z',
        hair,
      ),
    front: ({ hair }) => path(partedFringe, hair),
  },
  braids: {
    back: ({ hair, trim }) => {
      const braid = (x: number, lean: number) =>
        [0, 1, 2, 3].map((step) => ellipse(x + lean * step, 232 + step * 24, 17 - step * 1.5, 15, hair)).join('') +
        circle(x + lean * 3.6, 316, 7, trim) +
        path(pathData`M${x + lean * 3.6 - 8} 340l8-20 8 20z`, hair)
      return path('M84 214V160A66 66 0 0 1 216 160V214z', hair) + braid(86, -3) + braid(214, 3)
    },
    front: ({ hair }) => path(middleFringe, hair),
  },
  hime: {
    back: ({ hair }) => path('M72 330V162A78 78 0 0 1 228 162V330z', hair),
    front: ({ hair, trim }) =>
      path(`${crown}V238H203L202 164H98L97 238H84z`, hair) + stroke('M86 120Q150 62 214 120', trim, 8),
  },
  curls: {
    back: ({ hair }) => dots(curlsBehind, 60, hair),
    front: ({ hair, trim }) =>
      path('M90 160Q100 88 150 88 200 88 210 160 196 150 192 140H108Q104 150 90 160z', hair) +
      dots(curlsInFront, 44, hair) +
      circle(206, 112, 9, trim),
  },
  crop: {
    back: ({ hair }) => path('M90 196V150A60 60 0 0 1 210 150V196z', hair),
    front: ({ hair }) =>
      path(
        'M86 184V150C84 112 112 90 150 92 164 80 198 88 204 108 216 120 216 146 214 184L204 176 202 150Q168 156 140 136 120 152 98 152L96 176z',
        hair,
      ),
  },
  centre: {
    back: ({ hair }) => path('M86 214V154A64 64 0 0 1 214 154V214Q206 224 198 222H102Q94 224 86 214z', hair),
    front: ({ hair }) =>
      path(
        'M84 206V156C82 108 120 90 150 96 180 90 218 108 216 156V206L206 184C204 152 178 138 150 118 122 138 96 152 94 184z',
        hair,
      ),
  },
  fringe: {
    back: ({ hair }) => path('M84 226V158A66 66 0 0 1 216 158V226L204 240H96z', hair),
    front: ({ hair }) => path(jaggedFringe, hair),
  },
  beret: {
    back: ({ hair }) => path('M82 250V160A68 68 0 0 1 218 160V250Q206 266 190 262H110Q94 266 82 250z', hair),
    front: ({ hair, trim }) =>
      path(sweptFringe, hair) +
      path('M78 138C70 86 120 60 168 70 216 74 240 108 222 136 180 116 120 116 78 138z', trim) +
      stroke('M160 70l8-14', trim, 6, { 'stroke-linecap': 'round' }),
  },
  headphones: {
    back: ({ hair }) => path('M80 240V160A70 70 0 0 1 220 160V240Q208 252 196 248H104Q92 252 80 240z', hair),
    front: ({ hair, trim, line }) =>
      path(jaggedFringe, hair) +
      stroke('M82 176V158A68 68 0 0 1 218 158V176', line, 9) +
      rect(68, 164, 24, 46, trim, { rx: 11 }) +
      rect(208, 164, 24, 46, trim, { rx: 11 }),
  },
} as const satisfies Record<string, Hair>

/** The name of a hair style. */
export type HairStyle = keyof typeof hairStyles
