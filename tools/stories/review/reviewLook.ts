/** The styles of the review page. They are neutral, so that they do not distract from the pictures. */
export const reviewStyle = `
*{box-sizing:border-box}body{margin:0;background:#faf9f6;color:#16161d;font:16px/1.7 system-ui,sans-serif}
header{padding:24px;border-bottom:1px solid #d8d6cf}h1{margin:0;font-size:24px}h2{margin:0 0 12px;font-size:18px;overflow-wrap:anywhere}
form{display:flex;flex-wrap:wrap;gap:8px 24px}select{font:inherit;min-height:44px}form label{display:flex;align-items:center;gap:8px}
.body{display:grid;grid-template-columns:minmax(0,1fr)}nav{padding:16px 24px}nav ul{margin:0;padding:0;list-style:none}
nav a{display:inline-block;padding:4px 0;overflow-wrap:anywhere}a{color:#1049a0}small,figcaption{color:#55555f}
main{padding:0 24px 48px}section{padding-top:24px}.figures{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}
figure{margin:0;max-width:100%}figure[hidden],section[hidden]{display:none}figcaption{font-size:14px}
.pair,.one{position:relative;display:inline-block;max-width:100%;border:1px solid #d8d6cf;background:#fff}
.pair img,.one img{display:block;max-width:100%}.pair .before{position:absolute;inset:0;clip-path:inset(0 calc(100% - var(--at,50%)) 0 0)}
.pair::after{content:"";position:absolute;inset:0 auto 0 var(--at,50%);border-left:2px solid #c2185b}
.slide{display:flex;align-items:center;gap:8px;font-size:14px}input[type=range]{flex:1;min-width:120px;height:44px;accent-color:#16161d}
.mark{margin:0;font-weight:700}:focus-visible{outline:3px solid #1464c8;outline-offset:2px}
@media(min-width:1024px){.body{grid-template-columns:280px minmax(0,1fr)}nav{position:sticky;top:0;max-height:100vh;overflow:auto}}
`

/**
 * The script of the review page: a slider between before and after for each picture, one for all pictures, and filters
 * for mode and width.
 */
export const reviewScript = `
const move = (range) => {
  const pair = range.closest('figure').querySelector('.pair')
  pair.style.setProperty('--at', range.value + '%')
}
const ranges = [...document.querySelectorAll('.slide input')]
for (const range of ranges) range.addEventListener('input', () => move(range))
const form = document.querySelector('form')
form.elements.all.addEventListener('input', ({ target }) => {
  for (const range of ranges) { range.value = target.value; move(range) }
})
form.addEventListener('change', () => {
  const { mode, width } = form.elements
  for (const figure of document.querySelectorAll('figure')) {
    const fits = (field, value) => !field.value || field.value === value
    figure.hidden = !fits(mode, figure.dataset.mode) || !fits(width, figure.dataset.width)
  }
  for (const section of document.querySelectorAll('section')) {
    section.hidden = !section.querySelector('figure:not([hidden])')
  }
})
form.addEventListener('submit', (event) => event.preventDefault())
`
