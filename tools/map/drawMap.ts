import { modules, type Module, type ModuleImport } from './modules.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const size = { width: 168, height: 56 }
const at = (x: number, y: number): Box => ({ x, y, ...size })

/** Who imports stands above whom it imports, so that an import upwards is seen. */
const boxes: Readonly<Record<string, Box>> = {
  stories: at(40, 84),
  storybook: at(232, 84),
  app: at(472, 84),
  areas: at(664, 84),
  tools: at(904, 84),
  screens: at(232, 260),
  components: at(232, 388),
  basics: at(40, 516),
  text: at(232, 516),
  tokens: at(424, 516),
  contracts: at(712, 324),
  sandbox: at(904, 324),
}

const layers: Readonly<Record<Module['layer'], Box>> = {
  stories: { x: 24, y: 44, width: 392, height: 112 },
  app: { x: 456, y: 44, width: 392, height: 112 },
  tools: { x: 888, y: 44, width: 200, height: 112 },
  'design-system': { x: 24, y: 220, width: 584, height: 368 },
  contracts: { x: 696, y: 284, width: 392, height: 112 },
}

const inks: Readonly<Record<Module['layer'], string>> = {
  stories: '#8a3ffc',
  app: '#1464c8',
  tools: '#6b6b76',
  'design-system': '#c2185b',
  contracts: '#0b7a5a',
}

const layerOf = (id: string) => modules.find((module) => module.id === id)?.layer ?? 'tools'
const boxOf = (id: string): Box => boxes[id] ?? at(0, 0)
const middle = ({ x, width }: Box) => x + width / 2

type Side = 'top' | 'bottom' | 'left' | 'right'

/** The sides of both boxes that an import joins. Neighbours are joined sideways, others of a row by a bow above. */
function sidesOf({ from, to }: ModuleImport): [Side, Side] {
  const [one, other] = [boxOf(from), boxOf(to)]
  if (one.y < other.y) return ['bottom', 'top']
  if (one.y > other.y) return ['top', 'bottom']
  if (Math.abs(one.x - other.x) > size.width * 1.5) return ['top', 'top']
  return one.x < other.x ? ['right', 'left'] : ['left', 'right']
}

interface End {
  link: ModuleImport
  id: string
  side: Side
  /** Where the other end is: ends of a side do not cross each other. */
  towards: number
}

function endsOf(imports: readonly ModuleImport[]): End[] {
  return imports.flatMap((link) => {
    const [start, end] = sidesOf(link)
    return [
      { link, id: link.from, side: start, towards: middle(boxOf(link.to)) },
      { link, id: link.to, side: end, towards: middle(boxOf(link.from)) },
    ]
  })
}

function point(end: End, all: readonly End[]): [number, number] {
  const beside = all.filter(({ id, side }) => id === end.id && side === end.side)
  const place = beside.toSorted((a, b) => a.towards - b.towards).indexOf(end)
  const share = (place + 1) / (beside.length + 1)
  const { x, y, width, height } = boxOf(end.id)
  if (end.side === 'left' || end.side === 'right') return [end.side === 'left' ? x : x + width, y + height * share]
  return [x + width * share, end.side === 'top' ? y : y + height]
}

function line(link: ModuleImport, all: readonly End[]): string {
  const own = all.filter((end) => end.link === link)
  const [[x1, y1], [x2, y2]] = own.map((end) => point(end, all)) as [[number, number], [number, number]]
  const bend = y1 === y2 || Math.abs(y1 - y2) < size.height ? 0 : (y2 - y1) / 2
  const bow = own.every(({ side }) => side === 'top') ? -36 : bend
  const back = own.every(({ side }) => side === 'top') ? 36 : bend
  const ink = inks[layerOf(link.from)]
  const path = `M${x1} ${y1}C${x1} ${y1 + bow} ${x2} ${y2 - back} ${x2} ${y2}`
  const tip = `marker-end="url(#tip-${layerOf(link.from)})"`
  return `<path d="${path.replaceAll(/\d+\.\d+/g, (number) => Number(number).toFixed(1))}" stroke="${ink}" ${tip}/>`
}

const tips = Object.entries(inks).map(
  ([layer, ink]) =>
    `<marker id="tip-${layer}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="${ink}"/></marker>`,
)

function layerBox(layer: Module['layer']): string {
  const { x, y, width, height } = layers[layer]
  const ink = inks[layer]
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="#fff" stroke="${ink}"/>` +
    `<text x="${x + 16}" y="${y + 24}" font-weight="700" fill="${ink}">${layer}/</text>`
  )
}

function moduleBox({ id, path, holds }: Module): string {
  const { x, y, width, height } = boxOf(id)
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="#faf9f6" stroke="#16161d"/>` +
    `<text x="${middle(boxOf(id))}" y="${y + 24}" text-anchor="middle" font-weight="600">${nameOf(path)}</text>` +
    `<text x="${middle(boxOf(id))}" y="${y + 43}" text-anchor="middle" font-size="12" fill="#55555f">${holds}</text>`
  )
}

const nameOf = (path: string) => path.split('/').at(-2) ?? path

/** The picture in docs/map.svg. It follows from the imports alone: it changes only with who imports whom. */
export function drawMap(imports: readonly ModuleImport[]): string {
  const ends = endsOf(imports)
  const said = imports.map(({ from, to }) => `${from} → ${to}`).join(', ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1112 612" role="img" aria-labelledby="title said" font-family="system-ui, sans-serif" font-size="14" fill="#16161d">
<title id="title">The modules of the repository, and which imports which</title>
<desc id="said">${said}</desc>
<defs>${tips.join('')}</defs>
<rect width="1112" height="612" fill="#fff"/>
${(Object.keys(layers) as Module['layer'][]).map(layerBox).join('\n')}
<g fill="none" stroke-width="1.5">
${imports.map((link) => line(link, ends)).join('\n')}
</g>
${modules.map(moduleBox).join('\n')}
</svg>
`
}
