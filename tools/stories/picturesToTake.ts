/** Viewport heights by width. */
export const pictureHeights = { 390: 844, 1280: 800 } as const

const modes = ['day', 'stage', 'large', 'forced'] as const

/**
 * How a story looks in a picture: `day` is the light theme, `stage` the dark one, `large` the light theme with text at
 * 200 %, `forced` the light theme in forced colours.
 */
export type PictureMode = (typeof modes)[number]

type Width = keyof typeof pictureHeights

/**
 * The value of `parameters.picture`. `{}`: a story that a designer reviews as a whole, in light mode at both widths,
 * unless `modes` or `widths` say otherwise. `true`: a secondary state, for which a phone's first screenful is enough.
 */
export type PictureParameter = true | { modes?: PictureMode[]; widths?: Width[] }

export interface Shot {
  /** The file of the picture, such as `components/Button/overview-390-day.webp`. */
  file: string
  width: Width
  mode: PictureMode
  /** Whether the picture shows the whole page instead of one screenful. */
  whole: boolean
}

/** Returns the path of a story's pictures without width and mode: `components/Button/overview`. */
export function picturePath(id: string, storyFile: string): string {
  const folder = storyFile.replace(/^\.\/\.?(stories|storybook)\//, '').replace(/\.stories\.tsx$/, '')
  return `${folder}/${id.slice(id.indexOf('--') + 2)}`
}

/**
 * Lists the shots (pictures to take) of a story. All modes but `day` are taken only at a phone's width. They show the
 * first screenful of a screen; the dark theme shows a component as a whole, because it only changes colours.
 */
export function picturesToTake(path: string, mark: PictureParameter): Shot[] {
  const { modes: inModes = ['day'], widths = [1280, 390] } = mark === true ? { widths: [390 as const] } : mark
  const pairs = inModes.flatMap((mode) => widths.map((width) => ({ mode, width })))
  const known = pairs.every(({ mode, width }) => modes.includes(mode) && width in pictureHeights)
  if (!known)
    throw new Error(`${path}: pictures are taken in ${modes.join(', ')} at ${Object.keys(pictureHeights).join(', ')}.`)
  const isWhole = (mode: PictureMode) =>
    mark !== true && (mode === 'day' || (mode === 'stage' && !path.startsWith('screens/')))
  return pairs
    .filter(({ mode, width }) => mode === 'day' || width === 390)
    .map(({ mode, width }) => ({ file: `${path}-${width}-${mode}.webp`, width, mode, whole: isWhole(mode) }))
}
