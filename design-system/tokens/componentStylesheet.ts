import './components.css'
