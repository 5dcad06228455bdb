first
second
third
fourth
