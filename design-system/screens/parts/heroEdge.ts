/**
 * `--hero-edge`: where the page's column of 1280 px begins inside a hero of up to 1920, so that both share their left
 * line. Measured on the hero (`@container`), because 100vw would count the scrollbar. `--edge` is a colour.
 */
export const heroEdge = '[--hero-edge:max(2rem,calc((100cqw-80rem)/2))]'
