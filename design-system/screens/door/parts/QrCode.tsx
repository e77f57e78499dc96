export interface QrCodeProps {
  /** The cells of the code, row by row, with an empty border of four cells, which scanners need; true is dark. */
  cells: readonly (readonly boolean[])[]
  /** Accessible name. */
  label: string
}

/** One rectangle for each run of dark cells in a row, as a path. */
const pathOf = (cells: QrCodeProps['cells']): string =>
  cells
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return []
        const rest = row.slice(x)
        const width = rest.includes(false) ? rest.indexOf(false) : rest.length
        return `M${x} ${y}h${width}v1h-${width}z`
      }),
    )
    .join('')

/**
 * A QR code: black on white in every theme, and at least 240 px wide. Browsers leave the colours of an SVG as they are
 * in forced colours.
 */
export function QrCode({ cells, label }: QrCodeProps) {
  const named = { role: 'img', 'aria-label': label }
  return (
    <svg
      {...named}
      viewBox={`0 0 ${cells.length} ${cells.length}`}
      shapeRendering="crispEdges"
      className="block aspect-1/1 w-full max-w-90 min-w-[240px]"
    >
      <rect width={cells.length} height={cells.length} fill="white" />
      <path d={pathOf(cells)} fill="black" />
    </svg>
  )
}
