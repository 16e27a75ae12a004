import babel from '@rolldown/plugin-babel'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), babel({ presets: [reactCompilerPreset()] }), reactRouter()],
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000', '/avatars': 'http://localhost:3000' } },
})
