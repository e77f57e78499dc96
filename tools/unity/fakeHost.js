const frame = document.querySelector('iframe')
const log = document.querySelector('#log')

function note(sign, message) {
  const line = document.createElement('pre')
  line.textContent = `${sign} ${message}`
  log.prepend(line)
}

document.querySelector('#open').addEventListener('submit', (event) => {
  event.preventDefault()
  const url = new URL(new FormData(event.target).get('path'), location.origin)
  url.searchParams.set('device', 'unity')
  frame.src = url.href
})

document.querySelector('#say').addEventListener('click', ({ target }) => {
  const message = target.dataset.message
  if (!message) return
  note('→', message)
  frame.contentWindow.postMessage({ toApp: message }, location.origin)
})

document.querySelector('#withdraw').addEventListener('click', () => {
  note('→', 'permission withdrawn')
  frame.contentWindow.postMessage({ withdraw: true }, location.origin)
})

addEventListener('message', ({ data, origin }) => {
  if (origin === location.origin && data?.fromApp) note('←', data.fromApp)
})
