// Throws before it reads a question.
throw new TypeError('Cannot read prompt.txt')
