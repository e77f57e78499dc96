/**
 * Class name that sets `--hero-edge`: the left edge of the page's 1280 px column inside a hero of up to 1920 px, so
 * that both align. Measured on the hero (`@container`), because 100vw would include the scrollbar. The name `--edge` is
 * already used for a colour.
 */
export const heroEdgeClass = '[--hero-edge:max(2rem,calc((100cqw-80rem)/2))]'
