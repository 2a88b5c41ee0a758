// The command line.

process.stdout.write('skillshelf\n');
