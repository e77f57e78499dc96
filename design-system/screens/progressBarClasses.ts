/** The classes of a `<progress>`: a thin bar, which is also visible in forced colours. */
export const progressBarClasses =
  'mt-1.5 block h-1 w-full appearance-none bg-sunk [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-ink'
