// Throws before it reads a question.
throw new TypeError('Cannot read properties of undefined (reading "prompt")')
