/** Median and range of repeated measurements. */
export interface RunSummary {
  median: number
  min: number
  max: number
  /** Number of failed measurements (NaN), which the other fields ignore. */
  failed: number
}

/** Summarizes the values of repeated runs; NaN is a failed run. */
export function summarizeRuns(values: readonly number[]): RunSummary {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? Number.NaN
  const middle = Math.floor(sorted.length / 2)
  const median = sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2
  return { median, min: at(0), max: at(sorted.length - 1), failed: values.length - sorted.length }
}

/** Formats a summary as `median (min–max)` in integers; an error if a measurement failed. */
export function formatSummary({ median, min, max, failed }: RunSummary): string {
  const figures = `${median.toFixed(0)} (${min.toFixed(0)}–${max.toFixed(0)})`
  if (failed === 0) return figures
  return Number.isNaN(median) ? `error ×${failed}` : `${figures} error ×${failed}`
}

/** Formats rows as a text table: first column left-aligned, others right-aligned. */
export function formatTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  return [line(header), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n')
}
