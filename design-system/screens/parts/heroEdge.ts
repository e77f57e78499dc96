/**
 * Class name that sets `--hero-edge`: the left edge of the page's 1280 px column inside a hero of up to 1920 px, so
 * that both align. Measured on the hero (`@container`), because 100vw would include the scrollbar. (`--edge` is a
 * colour.)
 */
export const heroEdge = '[--hero-edge:max(2rem,calc((100cqw-80rem)/2))]'
