// Stands for a module that a web worker doesn't have.
