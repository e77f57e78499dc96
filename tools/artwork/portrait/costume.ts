import { circle, pathData, path, polygon, rect, stroke } from '../svg.ts'
import type { PersonInks } from './inks.ts'

const shoulders = 'M14 404C14 322 66 290 112 274H188C234 290 286 322 286 404z'

/** Draws the two points of a collar, one mirroring the other. */
const points = (fill: string, drop: number) =>
  polygon(
    [
      [126, 258],
      [98, 286],
      [136, 286 + drop],
      [150, 298],
    ],
    fill,
  ) +
  polygon(
    [
      [174, 258],
      [202, 286],
      [164, 286 + drop],
      [150, 298],
    ],
    fill,
  )

/** The costumes by name, each a function that draws it over shoulders whose middle is at (150, 300). */
export const costumes = {
  collar: ({ cloth, collar, button }) => path(shoulders, cloth) + points(collar, 42) + circle(150, 318, 12, button),
  sailor: ({ cloth, collar, button }) =>
    path(shoulders, cloth) +
    path('M122 256 84 288 62 330 150 352 238 330 216 288 178 256 150 306z', collar) +
    stroke('M74 322 150 341 226 322', cloth, 4) +
    path('M150 322l-30 18 6 26 24-26 24 26 6-26z', button),
  parade: ({ cloth, collar, button }) =>
    path(shoulders, cloth) +
    rect(120, 258, 60, 30, collar) +
    [304, 332, 360]
      .map((y) => stroke(pathData`M108 ${y}H192`, collar, 7, { 'stroke-linecap': 'round' }) + circle(150, y, 7, button))
      .join('') +
    path('M28 330q14-26 46-38l14 22q-36 8-52 36zM272 330q-14-26-46-38l-14 22q36 8 52 36z', collar),
  hoodie: ({ cloth, collar, button }) =>
    path(shoulders, cloth) +
    path(
      'M104 276C96 252 116 246 126 250L150 296 174 250C184 246 204 252 196 276 190 306 164 322 150 322 136 322 110 306 104 276z',
      collar,
    ) +
    stroke('M134 314v44M166 314v38', button, 4, { 'stroke-linecap': 'round' }),
  kimono: ({ cloth, collar, button }) =>
    path(shoulders, cloth) +
    path('M126 256 108 276 176 404H204L150 306z', collar) +
    path('M174 256 192 276 118 404H88L140 312z', collar) +
    rect(70, 378, 160, 30, button),
  jacket: ({ cloth, collar, button }) =>
    path(shoulders, cloth) +
    polygon(
      [
        [124, 260],
        [176, 260],
        [166, 404],
        [134, 404],
      ],
      collar,
    ) +
    polygon(
      [
        [124, 258],
        [92, 292],
        [108, 306],
        [96, 318],
        [138, 396],
        [142, 330],
      ],
      button,
    ) +
    polygon(
      [
        [176, 258],
        [208, 292],
        [192, 306],
        [204, 318],
        [162, 396],
        [158, 330],
      ],
      button,
    ),
  knit: ({ cloth, collar, button }) =>
    path(shoulders, cloth) +
    rect(118, 252, 64, 36, collar, { rx: 12 }) +
    stroke('M42 338Q150 318 258 338M28 366Q150 344 272 366', button, 9),
  cape: ({ cloth, collar, button }) =>
    path('M0 404C10 330 66 292 112 272H188C234 292 290 330 300 404z', cloth) +
    path('M104 276Q150 300 196 276L234 316Q150 356 66 316z', collar) +
    circle(150, 318, 11, button),
  apron: ({ cloth, collar, button }) =>
    path(shoulders, collar) +
    path('M106 404V330H194V404zM106 334 84 284 98 278 120 334zM194 334H180L202 278 216 284z', cloth) +
    points(collar, 26) +
    path('M150 306l-22-11v22zM150 306l22-11v22z', button),
} as const satisfies Record<string, (inks: PersonInks) => string>

/** The name of a costume. */
export type Costume = keyof typeof costumes
